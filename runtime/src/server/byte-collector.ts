/** Bytes below which a piece is copied: the object around it would take as much as it holds. */
const smallPieceSize = 1024;

/** Bytes of what small pieces are copied into. */
const blockSize = 2 * smallPieceSize;

const none: readonly Uint8Array[] = [];

/**
 * Makes fewer pieces of many small ones, in their order, so that a body that is sent byte by byte takes little more
 * memory than its bytes. A block is never written to again where it has been handed out; it may be kept.
 */
export class ByteCollector {
  #block: Uint8Array = new Uint8Array(0);
  /** What of the block waits to be handed out. */
  #start = 0;
  #end = 0;

  /** Takes a piece, and gives what is now complete. */
  add(piece: Uint8Array): readonly Uint8Array[] {
    if (piece.length === 0) return none;
    if (piece.length >= smallPieceSize) return [...this.rest(), piece];
    const fits = this.#end + piece.length <= this.#block.length;
    const complete = fits ? none : this.rest();
    if (!fits) {
      this.#block = new Uint8Array(blockSize);
      this.#start = 0;
      this.#end = 0;
    }
    this.#block.set(piece, this.#end);
    this.#end += piece.length;
    return complete;
  }

  /** What is left when there are no more pieces. */
  rest(): readonly Uint8Array[] {
    if (this.#start === this.#end) return none;
    const rest = this.#block.subarray(this.#start, this.#end);
    this.#start = this.#end;
    return [rest];
  }
}
