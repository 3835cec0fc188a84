import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import type { Copy, Instruction } from 'dockerfile-ast';

/** Parts of the Dockerfile that its tests compare with the repository and run without a container. */
interface ImageDescription {
  /** Images of all stages. */
  readonly images: readonly string[];
  /** Names of the build arguments. */
  readonly buildArguments: readonly string[];
  /** Instructions of the final stage. */
  readonly final: {
    /** Copied paths: from an absolute path of the stage `build`, or from the repository. */
    readonly copies: readonly {
      readonly fromBuild: boolean;
      readonly source: string;
      readonly target: string;
      /** User and group of the copy; undefined if it belongs to root. */
      readonly owner: string | undefined;
    }[];
    /** Absolute paths. */
    readonly volumes: readonly string[];
    readonly environment: Readonly<Record<string, string>>;
    readonly user: string;
    readonly port: string;
    readonly stopSignal: string;
    /** Words of the start command; undefined in shell form. */
    readonly command: readonly string[] | undefined;
    /** Words of the health check; undefined in shell form. */
    readonly healthCheck: readonly string[] | undefined;
    /** Number of commands that the builder runs in it. */
    readonly runs: number;
  };
}

/** Reads the Dockerfile of the repository. */
export function readImage(): ImageDescription {
  const text = readFileSync(join(import.meta.dirname, '../../../Dockerfile'), 'utf8');
  const file = DockerfileParser.parse(text);
  const instructions = file.getInstructions();
  const firstOfFinal = file.getFROMs().at(-1)?.getInstructionRange().start.line ?? 0;
  const final = instructions.filter(
    (instruction) => instruction.getInstructionRange().start.line >= firstOfFinal,
  );
  const ofKind = (keyword: string) => final.filter((instruction) => instruction.getKeyword() === keyword);
  const words = (instruction: Instruction | undefined) =>
    (instruction?.getArguments() ?? []).map((argument) => argument.getValue());
  const last = (keyword: string) => ofKind(keyword).at(-1);
  const flag = (copy: Copy, name: string) =>
    copy
      .getFlags()
      .find((found) => found.getName() === name)
      ?.getValue() ?? undefined;
  const execForm = (keyword: string) => {
    const content = last(keyword)?.getArgumentsContent() ?? '';
    const start = content.indexOf('[');
    return start === -1 ? undefined : (JSON.parse(content.slice(start)) as string[]);
  };
  return {
    images: file.getFROMs().map((from) => from.getImage() ?? ''),
    buildArguments: file.getARGs().map((argument) => words(argument)[0] ?? ''),
    final: {
      copies: (ofKind('COPY') as Copy[]).map((copy) => {
        const [source = '', target = ''] = words(copy);
        return { fromBuild: flag(copy, 'from') === 'build', source, target, owner: flag(copy, 'chown') };
      }),
      volumes: execForm('VOLUME') ?? [],
      environment: Object.fromEntries(
        ofKind('ENV').flatMap((instruction) =>
          words(instruction).map((word) => word.split('=', 2) as [string, string]),
        ),
      ),
      user: words(last('USER')).join(' '),
      port: words(last('EXPOSE')).join(' '),
      stopSignal: words(last('STOPSIGNAL')).join(' '),
      command: execForm('CMD'),
      healthCheck: execForm('HEALTHCHECK'),
      runs: ofKind('RUN').length,
    },
  };
}
