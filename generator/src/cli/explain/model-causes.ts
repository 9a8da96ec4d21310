import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of the model, the configuration and the output: what cannot be generated or written. */
export const modelCauses: DiagnosticCauses = {
  "extension-property-unknown": {
    cause: "An x- key names a property that the schema next to it does not declare.",
    fix: "Correct the name, or declare the property.",
  },
  "alternatives-overlap": {
    cause:
      "One value can match two alternatives of oneOf or anyOf, and no property shows which one is meant. Validators accept what matches either; in strict mode, oneOf rejects values that match both.",
    fix: "Give each alternative a required property with its own constant. Write anyOf if the alternatives are not meant to overlap.",
  },
  "unsupported-keyword": {
    cause: "The keyword is valid, but code that respects it cannot be generated at this location.",
    fix: "Express the rule with a supported keyword, or generate the other operations with --lenient.",
  },
  "unsupported-parameter": {
    cause: "The style, the explode setting or the content of the parameter cannot be serialized for its type.",
    fix: "Use a style that OpenAPI defines for the type, or application/json as content.",
  },
  "unsupported-media-type": {
    cause: "No media type of the body can be encoded or decoded with its schema.",
    fix: "Add a media type such as application/json, or describe the body as binary.",
  },
  "colliding-names": {
    cause: "Two names differ in the document, but become the same identifier or file name.",
    fix: "Rename one of them, or give it a name in code with x-name.",
  },
  "name-unusable": {
    cause: "A name contains no letter or digit from which an identifier could be derived.",
    fix: "Rename it, or give it a name in code with x-name.",
  },
  "keyword-without-effect": {
    cause: "The keyword cannot apply to the type of the schema, or nothing generated depends on it.",
    fix: "Remove the keyword, or correct the type next to it.",
  },
  "endpoint-incomplete": {
    cause: "A webhook lacks something that its receiver needs, such as a body or a signature.",
    fix: "Add what the message names, or implement that part by hand.",
  },
  "name-unmatched": {
    cause: "An entry of names in the configuration refers to a schema, operation or parameter that does not exist.",
    fix: "Correct the entry, or remove it.",
  },
  "name-invalid": {
    cause: "The value of x-name is not a valid identifier, or is a reserved word.",
    fix: "Use letters, digits, _ and $, and begin with a letter.",
  },
  "value-undecided": {
    cause: "Several alternatives of a union accept the same value, so its type in code is not certain.",
    fix: "Add a discriminator, or a property with a different constant to each alternative.",
  },
  "name-renamed": {
    cause: "An earlier name already has this identifier, so this one gets a number.",
    fix: "Give one of them a name in code with x-name, or with names in the configuration.",
  },
  "path-parameters-adjacent": {
    cause: "Two parameters follow each other in a path segment, so nothing shows where the first one ends.",
    fix: "Write text between them, or list the values of one under enum.",
  },
  "path-parameter-undeclared": {
    cause: "A path has a name in braces, and neither the operation nor the path item declares that parameter.",
    fix: "Declare it with in: path and required: true.",
  },
  "success-missing": {
    cause: "Every response of an operation is an error or informational (1XX), so its result is unknown.",
    fix: "Declare the response of a success, such as 204.",
  },
  "name-collision": {
    cause: "The name in x-name is already taken.",
    fix: "Choose another name.",
  },
  "config-invalid": {
    cause:
      "The configuration has an unknown key or a value of the wrong type, is a program that fails, or a folder has two configurations.",
    fix: "Correct the entry at the reported line. guildwire generate --help lists the keys.",
  },
  "usage-invalid": {
    cause: "Options or arguments contradict each other, or refer to something that does not exist.",
    fix: "Follow the message, or read guildwire COMMAND --help.",
  },
  "operation-left-out": {
    cause: "With --lenient, an operation with an error is omitted instead of refusing the document.",
    fix: "Correct the error that the message names. In a third-party document, use an overlay.",
  },
  "output-path-unsafe": {
    cause: "A generated file would be outside the output folder, or has a name that some file systems refuse.",
    fix: "Rename what the file is named after, or correct the emitter that returns the path.",
  },
  "output-conflict": {
    cause: "The output folder contains a file that the generator did not write, or that was edited since.",
    fix: "Move the file, choose another folder with --out, or replace it with --force.",
  },
  "output-locked": {
    cause: "Another guildwire process is writing to the output folder.",
    fix: "Wait for it, or end it. The lock of a dead process is released by the next run.",
  },
  "output-unwritable": {
    cause: "The file system refused to create or replace a file of the output folder.",
    fix: "Check permissions and free space. The next run completes or undoes the interrupted one.",
  },
  "emitter-unusable": {
    cause: "An entry of emitters is not a module, or exports nothing that is an emitter of a supported version.",
    fix: "Correct the path, install the package, or export an emitter as docs/emitters.md describes.",
  },
  "emitter-failed": {
    cause: "A custom emitter threw an exception, or returned something other than a list of files.",
    fix: "Correct the emitter. DEBUG=1 shows the stack trace.",
  },
  "emitter-collision": {
    cause: "Two emitters of the configuration return a file of the same path.",
    fix: "Let one of them write to another path, or remove one from emitters.",
  },
  "emitter-refused": {
    cause: "A custom emitter reports that it cannot represent a part of the specification.",
    fix: "Change that part, exclude it, or remove the emitter.",
  },
  "source-invalid": {
    cause:
      "The source is not a usable URL or file, a variable of its headers is not set, or its files do not fit the copy.",
    fix: "Follow the message. source in the configuration, or an argument of guildwire update, names the source.",
  },
  "source-unsafe": {
    cause:
      "A file of the document would overwrite files of the project, or has a path or type that is not safe to write.",
    fix: "Give the copy a folder of its own with spec, or download the bundled document of the publisher.",
  },
  "download-failed": {
    cause: "The server of the document did not respond, responded with an error, or sent too much.",
    fix: "Check the URL, the proxy and sourceHeaders, and try again. --timeout allows more time.",
  },
  "redirect-refused": {
    cause: "The server redirects too often, or to a URL that is less safe than the configured one.",
    fix: "Set source to the final URL if you trust it.",
  },
  "copy-edited": {
    cause: "The copy of the document differs from what the last update wrote.",
    fix: "Move your changes into an overlay and restore the copy, or replace it with --force.",
  },
  "combinations-cut": {
    cause:
      "TypeScript refuses an intersection of unions with 100,000 combinations of their alternatives (TS2590). guildwire types --paths leaves out the members of allOf with which there are too many.",
    fix: "Join the unions, or use the named types, which have a declaration for each union.",
  },
  "runtime-version-differs": {
    cause: "Generated source code needs @guildwire/runtime in the version of the generator.",
    fix: "Install the version that the message names.",
  },
  "output-drift": {
    cause: "The output differs from what the specification generates now.",
    fix: "Run guildwire generate and commit its changes.",
  },
  "findings-omitted": {
    cause: "A document has more diagnostics than are listed.",
    fix: "Fix the listed ones and run the command again.",
  },
  "ignore-expired": {
    cause:
      "The last day of an entry of guildwire.diff-ignore.yaml, until, is over. The entry accepts nothing any more.",
    fix: "Undo the change and remove the entry, or agree on a later day.",
  },
  "ignore-stale": {
    cause: "An entry of guildwire.diff-ignore.yaml accepts a change that this comparison does not contain.",
    fix: "Remove the entry, or correct its rule and location.",
  },
};
