// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ParticleBackground } from './ParticleBackground';

test('renders nothing on a server', () => {
  expect(renderToString(<ParticleBackground />)).toBe('');
});
