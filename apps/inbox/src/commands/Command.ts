import type { ParseArgsConfig } from 'node:util';
import type { Channel } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';

interface CommandContext {
  readonly store: Store;
  /** Channels on which inquiries are delivered. */
  readonly channels: readonly Channel[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Ids of inquiries, from the references of the command line. */
  readonly ids: readonly string[];
  readonly now: Date;
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Writes to standard output, and resolves when it can take more; rejects with `OutputClosedError`. */
  print(text: string): Promise<void>;
  /** Writes a line to standard error. */
  note(line: string): void;
}

/** A command of the command line. */
export interface Command {
  /** Name, options and arguments, as `help` shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** How many references the command takes. */
  readonly references: 'none' | 'one' | 'any';
  /** Rejects with `UsageError` or `CommandError`, which are shown to the operator. */
  run(context: CommandContext): Promise<void>;
}
