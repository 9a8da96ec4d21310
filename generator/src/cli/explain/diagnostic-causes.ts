import { checkCauses } from "./check-causes.js";
import { conformCauses } from "./conform-causes.js";
import type { DiagnosticCauses } from "./explanation.js";
import { loadCauses } from "./load-causes.js";
import { migrateCauses } from "./migrate-causes.js";
import { modelCauses } from "./model-causes.js";
import { renameCauses } from "./rename-causes.js";
import { stubsCauses } from "./stubs-causes.js";
import { upgradeCauses } from "./upgrade-causes.js";
import { usesCauses } from "./uses-causes.js";
import { vocabularyCauses } from "./vocabulary-causes.js";

/** Cause and fix of every diagnostic. */
export const diagnosticCauses: Required<DiagnosticCauses> = merged({
  ...loadCauses,
  ...modelCauses,
  ...checkCauses,
  ...vocabularyCauses,
  ...stubsCauses,
  ...renameCauses,
  ...usesCauses,
  ...migrateCauses,
  ...upgradeCauses,
  ...conformCauses,
});

/** A missing diagnostic is a bug, which the tests find. */
function merged(causes: DiagnosticCauses): Required<DiagnosticCauses> {
  return causes as Required<DiagnosticCauses>;
}
