import { commands, Location, Position, Range, Uri } from "vscode";
import type * as protocol from "vscode-languageclient";

/**
 * Shows locations in the editor's list of references. The command of code lenses: its arguments are values of the
 * protocol, and the editor's own command takes its own classes.
 */
export async function showReferences(
  uri: string,
  position: protocol.Position,
  locations: readonly protocol.Location[],
): Promise<void> {
  await commands.executeCommand(
    "editor.action.showReferences",
    Uri.parse(uri),
    toPosition(position),
    locations.map(({ uri: target, range }) => {
      return new Location(Uri.parse(target), new Range(toPosition(range.start), toPosition(range.end)));
    }),
  );
}

function toPosition({ line, character }: protocol.Position): Position {
  return new Position(line, character);
}
