import { expect, it } from 'vitest';
import { chooseBuilder } from './chooseBuilder.ts';
import type { Attempt } from './chooseBuilder.ts';

const attempt =
  (failures: Readonly<Record<string, string | undefined>>): Attempt =>
  (program) =>
    program in failures ? failures[program] : 'ENOENT';

it('prefers docker', () => {
  expect(chooseBuilder(attempt({ docker: undefined, podman: undefined }))).toBe('docker');
});

it('uses the next builder if one is not installed or does not respond', () => {
  const failures = { docker: 'Cannot connect to the Docker daemon', buildah: undefined };
  expect(chooseBuilder(attempt(failures))).toBe('buildah');
});

it('says why none can be used', () => {
  expect(() => chooseBuilder(attempt({ docker: 'Cannot connect to the Docker daemon' }))).toThrow(
    [
      '- docker: Cannot connect to the Docker daemon',
      '- podman: not installed',
      '- buildah: not installed',
    ].join('\n'),
  );
});
