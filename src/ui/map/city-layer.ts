import * as L from 'leaflet';
import type { Language } from '@/domain/text/language';
import { loadScene } from './city';
import { drawLabels, drawTile, labelFont, readPalette, type Palette } from './draw';
import { labelsAt, type Labels } from './labels';
import type { Scene } from './scene';

const TILE = 256;

/** The base layer: tiles drawn on a canvas in the theme's colours, redrawn when the theme changes. */
export function addCity(map: L.Map, language: Language): () => void {
  let layer: L.GridLayer | undefined;
  let isGone = false;
  const theme = new MutationObserver(() => layer?.redraw());
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const painter = loadScene().then((scene) => makePainter(scene, language));
  // If the drawing fails to load, the map shows its plain background; the next map tries again.
  painter.then(
    (paint) => {
      if (isGone) return;
      layer = makeLayer(paint).addTo(map);
    },
    () => {},
  );
  return () => {
    isGone = true;
    theme.disconnect();
  };
}

type Paint = (canvas: HTMLCanvasElement, tile: L.Coords) => void;

function makeLayer(paint: Paint): L.GridLayer {
  const Tiles = L.GridLayer.extend({
    createTile(coords: L.Coords) {
      const canvas = document.createElement('canvas');
      paint(canvas, coords);
      return canvas;
    },
  });
  // Leaflet's `extend` loses the type of the base class.
  const Typed = Tiles as unknown as new (options: L.GridLayerOptions) => L.GridLayer;
  return new Typed({ tileSize: TILE, keepBuffer: 3, updateWhenIdle: false });
}

function makePainter(scene: Scene, language: Language): Paint {
  const names = new Map<number, Labels>();
  const ruler = document.createElement('canvas').getContext('2d');
  return (canvas, tile) => {
    const density = Math.min(window.devicePixelRatio || 1, 2);
    canvas.width = canvas.height = TILE * density;
    const context = canvas.getContext('2d');
    if (!context || !ruler) return;
    context.scale(density, density);
    const palette = readPalette();
    drawTile(context, scene, tile, palette);
    const labels = names.get(tile.z) ?? labelsAt(scene, tile.z, language, measureWith(ruler, palette));
    names.set(tile.z, labels);
    drawLabels(context, labels.on(tile), tile, palette);
  };
}

function measureWith(ruler: CanvasRenderingContext2D, { font }: Palette) {
  const known = new Map<string, number>();
  return (text: string, size: number) => {
    const width = known.get(text + size);
    if (width !== undefined) return width;
    ruler.font = labelFont(size, font);
    const measured = ruler.measureText(text).width;
    known.set(text + size, measured);
    return measured;
  };
}
