// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ParticleBackground } from './ParticleBackground';

test('on a server it renders nothing', () => {
  expect(renderToString(<ParticleBackground />)).toBe('');
});
