/**
 * The part of Google's script that the shop uses, served instead of it: a map that the pointer drags and that then
 * becomes idle, lines as elements, and overlays. It draws no map data.
 */
export const googleMapsScript = String.raw`(() => {
  const listeners = new WeakMap();
  const heard = (of, name) => {
    const all = listeners.get(of) ?? new Map();
    listeners.set(of, all);
    if (!all.has(name)) all.set(name, new Set());
    return all.get(name);
  };
  const tell = (of, name) => heard(of, name).forEach((listener) => listener());
  const event = {
    addListener: (of, name, hear) => {
      heard(of, name).add(hear);
      return { remove: () => heard(of, name).delete(hear) };
    },
    removeListener: (listener) => listener?.remove(),
    trigger: tell,
  };
  class LatLng {
    constructor(lat, lng) {
      Object.assign(this, typeof lat === 'object' ? { at: { lat: +lat.lat, lng: +lat.lng } } : { at: { lat, lng } });
    }
    toJSON() { return this.at; }
  }
  class LatLngBounds {
    points = [];
    extend(point) { this.points.push(point); return this; }
  }
  const pixels = ({ lat, lng }, zoom) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    const scale = 256 * 2 ** zoom;
    return { x: (lng / 360 + 0.5) * scale, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale };
  };
  const point = ({ x, y }, zoom) => {
    const scale = 256 * 2 ** zoom;
    const n = Math.PI - (2 * Math.PI * y) / scale;
    return { lat: (180 / Math.PI) * Math.atan(Math.sinh(n)), lng: (x / scale - 0.5) * 360 };
  };
  class GoogleMap {
    overlays = new Set();
    constructor(box, { center, zoom, ...options }) {
      Object.assign(this, { box, centre: center, zoom, options });
      Object.assign(box.style, { overflow: 'hidden', touchAction: 'none' });
      box.dataset.google = options.colorScheme ?? '';
      const pane = document.createElement('div');
      Object.assign(pane.style, { position: 'absolute', inset: 0 });
      box.append(pane);
      this.pane = pane;
      let before = null;
      let hasMoved = false;
      box.addEventListener('pointerdown', (press) => {
        before = press;
        hasMoved = false;
        box.setPointerCapture?.(press.pointerId);
      });
      box.addEventListener('pointermove', (move) => {
        if (!before) return;
        if (!hasMoved) tell(this, 'dragstart');
        hasMoved = true;
        const { x, y } = pixels(this.centre, this.zoom);
        this.centre = point({ x: x - move.clientX + before.clientX, y: y - move.clientY + before.clientY }, this.zoom);
        before = move;
        this.draw();
      });
      box.addEventListener('pointerup', () => {
        before = null;
        if (hasMoved) this.rest();
      });
      this.rest();
    }
    rest() { this.draw(); queueMicrotask(() => tell(this, 'idle')); }
    draw() { this.overlays.forEach((overlay) => overlay.draw()); }
    getDiv() { return this.box; }
    getCenter() { return new LatLng(this.centre); }
    getZoom() { return this.zoom; }
    setOptions() {}
    setCenter(to) { this.centre = new LatLng(to.lat, to.lng).toJSON(); this.rest(); }
    panTo(to) { this.setCenter(to); }
    setZoom(to) {
      const { minZoom = 0, maxZoom = 22 } = this.options;
      this.zoom = Math.min(Math.max(to, minZoom), maxZoom);
      this.rest();
    }
    fitBounds({ points }) {
      const middle = (name) => (Math.min(...points.map((point) => point[name])) + Math.max(...points.map((point) => point[name]))) / 2;
      this.setCenter({ lat: middle('lat'), lng: middle('lng') });
    }
  }
  class Polyline {
    element = document.createElement('i');
    constructor(options = {}) { this.setOptions(options); if (options.map) this.setMap(options.map); }
    setOptions({ strokeColor, strokeWeight }) {
      Object.assign(this.element.dataset, { line: strokeColor ?? '', weight: strokeWeight ?? '' });
    }
    setPath(path) { this.element.dataset.points = path.length; }
    setMap(map) { map ? map.pane.append(this.element) : this.element.remove(); }
  }
  class OverlayView {
    setMap(map) {
      if (!map) { this.map?.overlays.delete(this); return this.onRemove(); }
      this.map = map;
      map.overlays.add(this);
      this.onAdd();
      this.draw();
    }
    getPanes() { return { floatPane: this.map.pane }; }
    getProjection() {
      const { map } = this;
      return {
        fromLatLngToDivPixel: (point) => {
          const [to, from] = [pixels(point.toJSON(), map.zoom), pixels(map.centre, map.zoom)];
          const { offsetWidth, offsetHeight } = map.box;
          return { x: to.x - from.x + offsetWidth / 2, y: to.y - from.y + offsetHeight / 2 };
        },
      };
    }
  }
  window.google ??= {};
  const maps = (window.google.maps ??= {});
  const begun = maps.__ib__;
  Object.assign(maps, { Map: GoogleMap, LatLng, LatLngBounds, Polyline, OverlayView, event });
  maps.importLibrary = () => Promise.resolve(maps);
  begun?.();
})();`;
