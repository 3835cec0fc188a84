import { company } from '@keystrand/content';
import type { CategoryId } from '@keystrand/content';
import { generateStrand, markDrawing } from '@keystrand/ui';
import { hues, tokenValues } from '@keystrand/ui/theme';
import { darkColors } from '../../../../.config/themeColors.ts';
import { categoryById } from '../categoryById';

/** Size of every social image in pixels: 1.91:1, the ratio that link previews crop to. */
export const socialImageSize = { width: 1200, height: 630 } as const;

export interface ShareCardProps {
  readonly title: string;
  readonly summary: string;
  readonly category?: CategoryId | undefined;
  /** Text opposite the brand. @default the category's short label */
  readonly label?: string;
}

// The colours of `DarkSurface`: satori resolves no CSS variables.
const { page: backgroundColor, text: textColor, muted: mutedColor } = darkColors;

const brandColors: readonly string[] = Object.values(tokenValues.strand);

function strandColors(category: CategoryId | undefined): readonly string[] {
  if (!category) return brandColors;
  const shade = (alpha: number) =>
    `oklch(0.78 0.12 ${String(hues[categoryById[category].hue])} / ${String(alpha)})`;
  return [shade(1), shade(0.62), shade(0.4)];
}

const artHeight = 214;

function StrandArt({ title, category }: Pick<ShareCardProps, 'title' | 'category'>) {
  const seed = [...title].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 1e9, 0);
  const { width } = socialImageSize;
  const { paths, nodes } = generateStrand({
    seed,
    width,
    height: artHeight,
    waves: 2.5 + (seed % 5) / 2,
    nodes: 13,
  });
  const colors = strandColors(category);
  return (
    <svg
      width={width}
      height={artHeight}
      viewBox={`0 0 ${String(width)} ${String(artHeight)}`}
      fill="none"
      strokeWidth={3}
      style={{ position: 'absolute', left: 0, bottom: 10 }}
    >
      {paths.map(({ strand, d }) => (
        <path key={d} d={d} stroke={colors[strand]} />
      ))}
      {nodes.map(({ strand, x, y, radius }) => (
        <circle
          key={`${String(x)} ${String(y)}`}
          cx={x}
          cy={y}
          r={radius + 1}
          fill={backgroundColor}
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
      {strokes.map(({ strand, d }) => (
        <path key={strand} d={d} stroke={brandColors[strand]} />
      ))}
    </svg>
  );
}

/** Returns the font size in pixels at which the title fits on two lines, or on three if it has over 44 characters. */
function titleSize(title: string): number {
  if (title.length <= 22) return 100;
  return title.length <= 44 ? 84 : 68;
}

/** Drawn by satori, which supports inline styles only and requires `display` on each element with several children. */
export function ShareCard({ title, summary, category, label }: ShareCardProps) {
  const labelText = label ?? (category && categoryById[category].shortLabel);
  return (
    <div
      style={{
        ...socialImageSize,
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        padding: '56px 72px',
        backgroundColor,
        color: textColor,
        fontFamily: 'Host Grotesk',
      }}
    >
      <StrandArt title={title} category={category} />
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <Mark />
          <div style={{ fontSize: 36, fontWeight: 600, letterSpacing: '-0.02em' }}>{company.name}</div>
        </div>
        {labelText === undefined ? null : (
          <div style={{ fontSize: 28, color: category ? strandColors(category)[0] : mutedColor }}>
            {labelText}
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
          color: mutedColor,
        }}
      >
        {summary}
      </div>
    </div>
  );
}
