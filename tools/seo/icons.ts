import { generateManifestIconsEntry } from '@vite-pwa/assets-generator/api/generate-manifest-icons-entry';
import { instructions } from '@vite-pwa/assets-generator/api/instructions';
import type { ManifestIcon } from '@vite-pwa/assets-generator/api';

export interface IconFile {
  /** Path on the site. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** The icon's own background, so that systems can crop or round it without a visible edge. */
const resizeOptions = { fit: 'contain', background: '#0A0D13' } as const;

const preset = {
  transparent: { sizes: [192, 512], padding: 0, favicons: [[48, 'favicon.ico'] as [number, string]] },
  // The mark stays inside the safe zone of 80 per cent (https://www.w3.org/TR/appmanifest/#icon-masks).
  maskable: { sizes: [512], padding: 0.1, resizeOptions },
  apple: { sizes: [180], padding: 0, resizeOptions },
};

const nameOf = {
  transparent: (width: number) => `icon-${String(width)}.png`,
  maskable: (width: number) => `icon-maskable-${String(width)}.png`,
  apple: () => 'apple-touch-icon.png',
};

/**
 * Renders all icon files and returns them with their entries for the web manifest.
 * @param drawing the SVG source
 */
export async function makeIcons(
  drawing: Buffer,
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
    assets.map(async ({ url, buffer }) => ({ path: url, bytes: Buffer.from(await buffer()) })),
  );
  const { icons } = generateManifestIconsEntry('object', plan);
  return { files, manifest: icons.map((icon) => ({ ...icon, src: `/${icon.src}` })) };
}
