import { expect, it } from 'vitest';
import { phasesOf } from './phases.ts';

it('sorts scripts by the time of their request', () => {
  const scripts = [
    { name: 'https://site.example/assets/early-AAAAAAA1.js', startTime: 99 },
    { name: 'https://site.example/assets/entry-client-BWakDSGn.js', startTime: 100 },
    { name: 'https://site.example/assets/particles-BY-IDD_I.js', startTime: 300 },
  ];
  expect(Object.fromEntries(phasesOf({ paint: 100, hydration: 300, scripts }))).toEqual({
    early: 'before paint',
    'entry-client': 'before hydration',
    particles: 'at rest',
  });
});
