import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { StoredInquiry } from '../store/Inquiry.ts';
import type { Command } from './Command.ts';
import { CommandError, UsageError } from './errors.ts';
import { csvFormat } from './formats/csvFormat.ts';
import type { ExportFormat } from './formats/ExportFormat.ts';
import { jsonFormat } from './formats/jsonFormat.ts';
import { visibleLines } from './visibleText.ts';

const formats = new Map<unknown, ExportFormat>([
  ['csv', csvFormat],
  ['json', jsonFormat],
]);

async function writeAll(
  format: ExportFormat,
  inquiries: AsyncIterable<StoredInquiry>,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  await write(format.start);
  for await (const inquiry of inquiries) {
    await write(`${count === 0 ? '' : format.separator}${format.format(inquiry)}`);
    count++;
  }
  await write(format.end);
  return count;
}

/** Creates a file that only its owner can read. */
async function createFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new CommandError(`${path} exists, and is not overwritten.`);
    throw new CommandError(`${path} cannot be written: ${code ?? (error as Error).message}`);
  }
}

async function exportToFile(path: string, format: ExportFormat, inquiries: AsyncIterable<StoredInquiry>) {
  const file = await createFile(path);
  try {
    return await writeAll(format, inquiries, (text) => file.writeFile(text));
  } catch (error) {
    // An incomplete file could be taken for a complete one.
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

export const exportInquiries: Command = {
  usage: 'export --format csv|json [--output FILE]',
  summary: 'Writes all inquiries to standard output, or to a new file that only you can read',
  options: { format: { type: 'string' }, output: { type: 'string' } },
  references: 'none',
  async run({ store, options, isTerminal, print, note }) {
    const { format: name, output } = options;
    const format = formats.get(name);
    if (format === undefined) {
      const given = name === undefined ? '--format is missing' : `--format is "${String(name)}"`;
      throw new UsageError(`${given}; allowed are csv and json.`);
    }
    if (typeof output === 'string') {
      const count = await exportToFile(output, format, store.list());
      note(`Inquiries written to ${output}: ${count}.`);
    } else {
      await writeAll(format, store.list(), (text) =>
        print(isTerminal ? visibleLines(text.replace(/^\uFEFF/, '')) : text),
      );
    }
  },
};
