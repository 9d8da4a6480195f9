export type Sample = {
  minute: number;
  memory: number;
  heap: number;
  handles: number;
  connections: number;
  requests: number;
};

type Panel = { title: string; unit: string; lines: { name: string; colour: string; of: (sample: Sample) => number }[] };

const PANELS: Panel[] = [
  {
    title: 'Memory',
    unit: 'MB',
    lines: [
      { name: 'process', colour: '#1f6f8b', of: ({ memory }) => memory },
      { name: 'heap in use', colour: '#c05621', of: ({ heap }) => heap },
    ],
  },
  { title: 'File handles', unit: '', lines: [{ name: 'open', colour: '#1f6f8b', of: ({ handles }) => handles }] },
  {
    title: 'Connections to the database',
    unit: '',
    lines: [{ name: 'open', colour: '#1f6f8b', of: ({ connections }) => connections }],
  },
  {
    title: 'Requests a second',
    unit: '',
    lines: [{ name: 'answered', colour: '#1f6f8b', of: ({ requests }) => requests }],
  },
];

const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [760, 130, 70, 40, 46];

/** The samples of a soak as an SVG picture: one panel for each value that must not grow. */
export function drawCurve(samples: readonly Sample[], title: string): string {
  const whole = TOP + PANELS.length * (HEIGHT + GAP) + 10;
  const parts = PANELS.map((panel, n) => drawPanel(panel, samples, TOP + n * (HEIGHT + GAP)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + LEFT + 20} ${whole}" font-family="sans-serif" font-size="12">`,
    `<title>${title}</title><rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="${LEFT}" y="20" font-size="14" font-weight="bold">${title}</text>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

function drawPanel({ title, unit, lines }: Panel, samples: readonly Sample[], top: number): string {
  const last = samples.at(-1)?.minute ?? 1;
  const most = niceAbove(Math.max(...samples.flatMap((sample) => lines.map(({ of }) => of(sample)))));
  const x = (minute: number) => LEFT + (minute / last) * WIDTH;
  const y = (value: number) => top + HEIGHT - (value / most) * HEIGHT;
  const grid = [0, 0.5, 1].map((part) => {
    const at = y(most * part).toFixed(1);
    return `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${at}" y2="${at}" stroke="#ddd"/><text x="${LEFT - 8}" y="${at}" dy="4" text-anchor="end">${most * part}</text>`;
  });
  const ticks = Array.from({ length: 6 }, (_, n) => (last / 5) * n).map(
    (minute) =>
      `<text x="${x(minute).toFixed(1)}" y="${top + HEIGHT + 16}" text-anchor="middle">${minute.toFixed(0)} min</text>`,
  );
  const drawn = lines.map(({ name, colour, of }, n) => {
    const points = samples.map((sample) => `${x(sample.minute).toFixed(1)},${y(of(sample)).toFixed(1)}`).join(' ');
    const legend = `<text x="${LEFT + WIDTH - 90 * (lines.length - n) + 90}" y="${top - 6}" text-anchor="end" fill="${colour}">${name}</text>`;
    return `<polyline fill="none" stroke="${colour}" stroke-width="1.5" points="${points}"/>${legend}`;
  });
  const head = `<text x="${LEFT}" y="${top - 6}">${title}${unit && ` (${unit})`}</text>`;
  return [head, ...grid, ...ticks, ...drawn].join('\n');
}

/** The next larger round number. */
function niceAbove(value: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 4, 6, 8, 10].map((factor) => factor * step).find((bound) => bound >= value) ?? step * 10;
}
