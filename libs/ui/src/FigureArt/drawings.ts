import { alertFlowPaths, lane } from '../AlertFlow/alertFlowPaths';
import type { AlertFlowData } from '../AlertFlow/AlertFlow';
import type { BeforeAfterData } from '../BeforeAfter/BeforeAfter';
import type { DecisionTreeData } from '../DecisionTree/DecisionTree';
import { braidPath } from '../Figure/braidPath';
import type { FlowData } from '../Flow/Flow';
import { levelCurve } from '../Flow/flowPaths';
import type { KeyCustodyData } from '../KeyCustody/KeyCustody';
import type { ResponsibilityProps } from '../Responsibility/Responsibility';
import { timelineLayout } from '../Timeline/timelineLayout';
import type { TimelineData } from '../Timeline/Timeline';
import { beyond, getRows } from '../Figure/Drawing';
import type { Drawing } from '../Figure/Drawing';

const partyMarks = { client: 'discs', provider: 'rings', vendor: 'squares' } as const;

/** Draws each kind with the geometry of its figure. */
export const draw = {
  'alert-flow': (drawing: Drawing, { stages }: AlertFlowData) => {
    Object.assign(drawing, alertFlowPaths(stages, 8));
    const [width, height] = drawing.box;
    // Without the room for text below, and after the mark of the last stage or the lines that end there.
    drawing.box = [width - (stages.at(-1)?.closes ? 40 : 84), height - 10];
    stages.forEach(({ title, does, gathers }, index) => {
      const x = 8 + 100 * index;
      const isLast = index === stages.length - 1;
      if (does === 'client') drawing.label(title, x, lane.client, isLast ? 'belowEnd' : 'below');
      // Above the lines of a first stage, and where there are many, higher in every second one.
      else
        drawing.label(
          title,
          x,
          lane.provider - (gathers ? 33 : stages.length > 4 && index % 2 ? 14 : 0),
          isLast ? 'aboveEnd' : 'above',
        );
    });
  },
  'before-after': (drawing: Drawing, { before, after }: BeforeAfterData) => {
    const loop = { path: 'c90 0 130 30 130 66a48 42 0 0 1-96 0c0-36 40-66 130-66h30', width: 194 };
    const width = 120 + loop.width * before.stops.length;
    // Where the text begins: a hero moves its drawing to align marks at 20.
    const start = 6;
    drawing.ink = `M${start} 80H60${loop.path.repeat(before.stops.length)}H${beyond}`;
    drawing.braid(start, beyond, 310);
    const pitch = width / after.stops.length;
    drawing.marks('rings', after.stops.length, start + 0.6 * pitch, pitch, 310);
    drawing.box = [width, 400];
    drawing.label(before.start, start, 80);
    before.stops.forEach(({ title }, index) => {
      drawing.label(title, 142 + loop.width * index, 188 + 26 * (index % 2), 'belowMiddle');
    });
    drawing.label(after.start, start, 330, 'below');
  },
  'decision-tree': (drawing: Drawing, { questions }: DecisionTreeData) => {
    const last = questions.length - 1;
    // Shorter than that of other braids, so that there is room for the answers.
    const crossing = 40;
    drawing.strands(braidPath({ x0: 20, x1: 20 + 110 * crossing, y: 50, height: 34, arcs: 110 }));
    questions.forEach(({ title }, index) => {
      const at = { x: 20 + 2 * crossing * index, y: 50 };
      const answer = { x: 460 - 70 * (last - index), y: 390 - (index * 280) / questions.length };
      drawing.line += levelCurve(at, answer);
      drawing.mark('discs', at.x, at.y);
      drawing.mark('rings', answer.x, answer.y);
      drawing.label(title, answer.x, answer.y, 'after');
    });
  },
  flow: (drawing: Drawing, { sources, stage, tiers }: FlowData) => {
    const from = { x: 420, y: 200 };
    const to = { x: 570, y: 200 };
    getRows(sources.length).forEach((y, index) => {
      drawing[index % 2 === 0 ? 'first' : 'second'] += `M20 ${y}H310${levelCurve({ x: 310, y }, from)}`;
      drawing.mark('discs', 20, y);
      drawing.label(sources[index], 20, y + 3);
    });
    drawing.strands(braidPath({ x0: from.x, x1: to.x, y: 200, height: 170, arcs: 4 }));
    drawing.label(stage.title, (from.x + to.x) / 2, 80, 'aboveMiddle');
    getRows(tiers.length).forEach((y, index) => {
      const end = { x: 980, y };
      const { kind, title } = tiers[index] ?? {};
      drawing[kind === 'dropped' ? 'dotted' : 'line'] += `${levelCurve(to, { x: 780, y })}H980`;
      if (kind === 'dropped') drawing.line += `M980 ${Math.round(y - 20)}v40`;
      else drawing.mark('rings', end.x, y);
      drawing.label(title, end.x, y > 200 ? y + 12 : y, y > 200 ? 'belowEnd' : 'aboveEnd');
    });
  },
  'key-custody': (drawing: Drawing, { holders }: KeyCustodyData) => {
    const keys = holders.flatMap(({ title, party, keys: own }) =>
      own.map((key) => ({ ...key, party, label: own.length > 1 ? key.title : title })),
    );
    getRows(keys.length).forEach((y, index) => {
      const { label, party = 'client', power, check } = keys[index] ?? {};
      drawing.label(label, 20, y - 17, 'head');
      if (power) drawing.braid(20, beyond, y);
      else drawing.level('dotted', 20, 470, y);
      if (check || !power) drawing.ink += `M470 ${Math.round(y - 30)}v60`;
      drawing.mark(party === 'provider' ? 'open' : partyMarks[party], 20, y);
    });
  },
  responsibility: (
    drawing: Drawing,
    { tasks, vendor = 'Vendor', labels }: Pick<ResponsibilityProps, 'tasks' | 'vendor' | 'labels'>,
  ) => {
    const names = { client: 'You', provider: 'Provider', ...labels, vendor };
    const parties = (['client', 'provider', 'vendor'] as const).filter((party) =>
      tasks.some(({ roles }) => roles[party]),
    );
    const rows = getRows(parties.length);
    parties.forEach((party, row) => {
      drawing.label(names[party], 20, rows[row] ?? 0, 'row');
    });
    const step = 580 / tasks.length;
    const place = (index: number) => {
      const { decides } = tasks[index] ?? {};
      return { x: 400 + index * step, y: rows[decides ? parties.indexOf(decides) : 0] ?? 200 };
    };
    tasks.forEach(({ decides, roles }, index) => {
      const at = place(index);
      const next = index + 1 < tasks.length ? place(index + 1) : { x: beyond, y: at.y };
      if (next.y === at.y) drawing.braid(at.x, next.x, at.y);
      else drawing.line += levelCurve(at, next);
      drawing.mark(partyMarks[decides], at.x, at.y);
      parties.forEach((party, row) => {
        if (party !== decides && roles[party]) drawing.mark('open', at.x, rows[row] ?? 0);
      });
    });
  },
  timeline: (drawing: Drawing, { steps }: TimelineData) => {
    const { rows } = timelineLayout(steps);
    const heights = getRows(rows.length);
    const times = [...new Set(rows.flatMap(({ start, earliest, latest }) => [start, earliest, latest]))];
    times.sort((a, b) => a - b);
    // Half to scale, and half in even steps, so that marks of short steps do not touch.
    const place = (at: number) => Math.round(20 + 400 * (at + times.indexOf(at) / (times.length - 1)));
    rows.forEach(({ kind, start, earliest, latest, item }, index) => {
      const y = heights[index] ?? 0;
      const [from = 0, end = 0, last = 0] = [start, earliest, latest].map(place);
      if (kind === 'step') {
        drawing.braid(from, end, Math.round(y));
        if (last > end) drawing.level('dotted', end, last, y);
        if (last > end) drawing.mark('open', last, y);
        drawing.mark('rings', end, y);
      } else drawing.level(kind === 'wait' ? 'ink' : 'dotted', from, last, y);
      if (item.client?.length) drawing.mark('discs', from, y);
      if (rows[index + 1]?.start === earliest)
        drawing.ink += `M${end} ${Math.round(y)}V${Math.round(heights[index + 1] ?? y)}`;
      // Late ones have no room after their beginning on narrow screens.
      if (from > 560) drawing.label(item.title, from, y, 'before');
      else drawing.label(item.title, from + 16, y - 17, 'over');
    });
  },
};
