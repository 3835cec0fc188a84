import { pages } from '@keystrand/content/pages';
import * as icons from '@keystrand/ui/icons';
import { describe, expect, it } from 'vitest';
import { pageIcons } from './pageIcons';

describe('pageIcons', () => {
  it('finds the icons that a page names, with their drawings', () => {
    const page = pages.get('/services/siem');
    const found = pageIcons(page);
    const named = [...JSON.stringify(page).matchAll(/"icon":"(\w+)"/g)].map(([, name]) => name);
    expect(Object.keys(found).length).toBeGreaterThan(1);
    for (const [name, drawing] of Object.entries(found)) {
      expect(named).toContain(name);
      expect(drawing).toBe(icons[name as keyof typeof icons]);
    }
  });

  it('leaves out those of the menu', () => {
    for (const path of pages.paths) expect(pageIcons(pages.get(path))).not.toHaveProperty('shield');
  });
});
