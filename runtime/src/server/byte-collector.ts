/** Size in bytes below which a piece is copied: its object would take as much memory as its content. */
const smallPieceSize = 1024;

/** Size of the blocks that small pieces are copied into. */
const blockSize = 2 * smallPieceSize;

const none: readonly Uint8Array[] = [];

/**
 * Combines many small pieces in order, so that a body sent byte by byte needs little more memory than its size.
 * Returned blocks are never written to again, so callers may keep them.
 */
export class ByteCollector {
  #block: Uint8Array = new Uint8Array(0);
  /** The range of the block that has not been returned yet. */
  #start = 0;
  #end = 0;

  /** Adds a piece. Returns the pieces that are now complete. */
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

  /** Returns the remaining bytes at the end. */
  rest(): readonly Uint8Array[] {
    if (this.#start === this.#end) return none;
    const rest = this.#block.subarray(this.#start, this.#end);
    this.#start = this.#end;
    return [rest];
  }
}
