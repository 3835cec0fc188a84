import { mkdir, open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Where a text is in a spool file, in bytes. */
export interface SpoolPosition {
  readonly start: number;
  readonly length: number;
}

/** Temporary file of texts that are too many to keep in memory. */
export class SpoolFile {
  readonly #path: string;
  readonly #file: FileHandle;
  #size = 0;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** Creates an empty file and its folder. */
  static async create(path: string): Promise<SpoolFile> {
    await mkdir(dirname(path), { recursive: true });
    return new SpoolFile(path, await open(path, 'w+'));
  }

  /** Writes a text and returns its position. Several calls may run at once. */
  async write(text: string): Promise<SpoolPosition> {
    const bytes = Buffer.from(text);
    const position = { start: this.#size, length: bytes.length };
    this.#size += bytes.length;
    for (let written = 0; written < bytes.length;)
      written += (await this.#file.write(bytes, written, bytes.length - written, position.start + written))
        .bytesWritten;
    return position;
  }

  /**
   * Returns the text at a position.
   * @throws {Error} if the file ends before the text does
   */
  async read({ start, length }: SpoolPosition): Promise<string> {
    const bytes = Buffer.alloc(length);
    for (let done = 0; done < length;) {
      const { bytesRead } = await this.#file.read(bytes, done, length - done, start + done);
      if (bytesRead === 0) throw new Error(`${this.#path} ends at byte ${String(start + done)}.`);
      done += bytesRead;
    }
    return bytes.toString();
  }

  /** Closes and deletes the file. */
  async close(): Promise<void> {
    await this.#file.close();
    await rm(this.#path, { force: true });
  }
}
