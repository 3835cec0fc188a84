import { expect, test } from 'vitest';
import { springPresets } from '.';

test('the presets are those of docs/requirements.md, section 5.3', () => {
  expect(springPresets).toEqual({
    footer: { tension: 200, friction: 15 },
    social: { tension: 300, friction: 10 },
  });
});
