import { categories, company } from '@keystrand/content';
import type { CategoryId } from '@keystrand/content';
import { generateStrand, markDrawing } from '@keystrand/ui';
import { categoryHues, strandColor } from '@keystrand/ui/theme';
import { sharePictureSize } from './sharePicture';

export interface ShareCardProps {
  readonly title: string;
  readonly summary: string;
  readonly category?: CategoryId | undefined;
  /** Stands opposite the brand; the category's name where it is left out. */
  readonly label?: string;
  /** What tells this card's strands from all others: a path, an anchor. */
  readonly identity: string;
}

// The canvas and its ink, as every page but home has them (visual direction, page grounds).
const ground = '#0A0D13';
const ink = '#EEF1F6';
const mutedInk = '#9AA5B6';

/** Each category's number of strands, as its emblem has them. */
const strandsOf: Readonly<Record<CategoryId, number>> = {
  blockchain: 3,
  web3: 4,
  cybersecurity: 2,
  software: 3,
  consulting: 2,
  solutions: 5,
  other: 3,
};

/** FNV-1a, 32 bits: one letter's difference draws other strands. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function strokes(category: CategoryId | undefined): readonly string[] {
  if (!category) return [strandColor.mint, strandColor.blue, strandColor.violet];
  const shade = (strength: number) =>
    `oklch(0.78 0.12 ${String(categoryHues[category])} / ${String(strength)})`;
  return [shade(1), shade(0.62), shade(0.4), shade(0.62), shade(0.4)];
}

const artHeight = 214;

function Art({ identity, category }: Pick<ShareCardProps, 'identity' | 'category'>) {
  const seed = seedOf(identity);
  const { width } = sharePictureSize;
  const { paths, echoes, nodes } = generateStrand({
    seed,
    strands: category ? strandsOf[category] : 3,
    width,
    height: artHeight,
    waves: 2.5 + (seed % 5) / 2,
    nodes: 13,
    echoes: 1,
  });
  const colors = strokes(category);
  return (
    <svg
      width={width}
      height={artHeight}
      viewBox={`0 0 ${String(width)} ${String(artHeight)}`}
      fill="none"
      strokeWidth={3}
      style={{ position: 'absolute', left: 0, bottom: 10 }}
    >
      {echoes.map(({ path, transform }) => (
        <path
          key={`${String(path)}${transform}`}
          d={paths[path]?.d}
          transform={transform}
          stroke={colors[paths[path]?.strand ?? 0]}
          strokeOpacity={0.2}
          strokeWidth={1.5}
        />
      ))}
      {paths.map(({ strand, d }) => (
        <path key={d} d={d} stroke={colors[strand]} />
      ))}
      {nodes.map(({ strand, x, y, radius }) => (
        <circle
          key={`${String(x)} ${String(y)}`}
          cx={x}
          cy={y}
          r={radius + 1}
          fill={ground}
          stroke={colors[strand]}
        />
      ))}
    </svg>
  );
}

function Mark() {
  const { width, height, viewBox, strokeWidth, strokes } = markDrawing;
  const scale = 2.25;
  return (
    <svg
      width={width * scale}
      height={height * scale}
      viewBox={viewBox}
      fill="none"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {strokes.map(({ color, d }) => (
        <path key={color} d={d} stroke={strandColor[color]} />
      ))}
    </svg>
  );
}

/** Largest size, in pixels, at which the title takes two lines, or three where it is very long. */
function titleSize(title: string): number {
  if (title.length <= 22) return 100;
  return title.length <= 44 ? 84 : 68;
}

/**
 * The picture that stands for a page wherever its link is shared: brand, title, one sentence, and strands that no other
 * page has. Drawn by satori at build, never rendered on a page, hence inline styles; colours are those of the canvas.
 */
export function ShareCard({ title, summary, category, label, identity }: ShareCardProps) {
  const words = label ?? categories.find(({ id }) => id === category)?.shortLabel;
  return (
    <div
      style={{
        display: 'flex',
        width: sharePictureSize.width,
        height: sharePictureSize.height,
        backgroundColor: ground,
        color: ink,
        fontFamily: 'Host Grotesk',
        position: 'relative',
      }}
    >
      <Art identity={identity} category={category} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 72,
          top: 56,
          width: 1056,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            <Mark />
            <div style={{ fontSize: 36, fontWeight: 600, letterSpacing: '-0.02em' }}>{company.name}</div>
          </div>
          {words === undefined ? null : (
            <div style={{ fontSize: 28, color: category ? (strokes(category)[0] ?? ink) : mutedInk }}>
              {words}
            </div>
          )}
        </div>
        <div
          style={{
            display: 'block',
            marginTop: 44,
            maxWidth: 1000,
            fontSize: titleSize(title),
            fontWeight: 600,
            lineHeight: 1.02,
            letterSpacing: '-0.035em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: 'block',
            marginTop: 22,
            maxWidth: 920,
            textWrap: 'balance',
            fontSize: 30,
            lineHeight: 1.35,
            color: mutedInk,
          }}
        >
          {summary}
        </div>
      </div>
    </div>
  );
}
