import { pages } from '@keystrand/content/pages';
import * as icons from '@keystrand/ui/icons';
import { describe, expect, it } from 'vitest';
import { pageIcons } from './pageIcons';

describe('pageIcons', () => {
  it('returns the drawing of each icon in the data of a page', () => {
    const page = pages.get('/services/siem');
    const drawings = pageIcons(page);
    const named = [...JSON.stringify(page).matchAll(/"icon":"(\w+)"/g)].map(([, name]) => name);
    expect(Object.keys(drawings).length).toBeGreaterThan(1);
    for (const [name, drawing] of Object.entries(drawings)) {
      expect(named).toContain(name);
      expect(drawing).toBe(icons[name as keyof typeof icons]);
    }
  });

  it('leaves out the icons of the menu', () => {
    for (const path of pages.paths) expect(pageIcons(pages.get(path))).not.toHaveProperty('shield');
  });
});
