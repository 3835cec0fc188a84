import { generateManifestIconsEntry } from '@vite-pwa/assets-generator/api/generate-manifest-icons-entry';
import { instructions } from '@vite-pwa/assets-generator/api/instructions';
import type { ManifestIcon } from '@vite-pwa/assets-generator/api';
import generatorPackage from '@vite-pwa/assets-generator/package.json' with { type: 'json' };
import sharp from 'sharp';
import type { FileCache } from './fileCache.ts';

export interface IconFile {
  /** Path on the site. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** The tile's own ground, so that an icon that the system crops or rounds shows no edge. */
const resizeOptions = { fit: 'contain', background: '#0A0D13' } as const;

const preset = {
  transparent: { sizes: [192, 512], padding: 0, favicons: [[48, 'favicon.ico'] as [number, string]] },
  // The mark stays inside the safe zone of 80 per cent (W3C manifest, section on maskable icons).
  maskable: { sizes: [512], padding: 0.1, resizeOptions },
  apple: { sizes: [180], padding: 0, resizeOptions },
};

/** What changes an icon's bytes beside its drawing. */
const settings = JSON.stringify({ preset, generator: generatorPackage.version, sharp: sharp.versions });

const nameOf = {
  transparent: (width: number) => `icon-${String(width)}.png`,
  maskable: (width: number) => `icon-maskable-${String(width)}.png`,
  apple: () => 'apple-touch-icon.png',
};

/**
 * Every icon that browsers and systems ask for, made from the one drawing, and what the web manifest says of them.
 * @param drawing the SVG source
 */
export async function makeIcons(
  drawing: Buffer,
  cache: FileCache,
): Promise<{ readonly files: readonly IconFile[]; readonly manifest: readonly ManifestIcon[] }> {
  const plan = await instructions({
    imageResolver: () => drawing,
    imageName: 'favicon.svg',
    basePath: '/',
    htmlLinks: { xhtml: false, includeId: false },
    resolveSvgName: (name) => name,
    preset: { ...preset, assetName: (type, { width }) => nameOf[type](width) },
  });
  const assets = [plan.favicon, plan.transparent, plan.maskable, plan.apple].flatMap((group) =>
    Object.values(group),
  );
  const files = await Promise.all(
    assets.map(async ({ url, buffer }) => ({
      path: url,
      bytes: await cache.get(['icon', url, drawing, settings], buffer),
    })),
  );
  const { icons } = generateManifestIconsEntry('object', plan);
  return { files, manifest: icons.map((icon) => ({ ...icon, src: `/${icon.src}` })) };
}
