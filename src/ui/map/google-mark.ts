import { markDrawing, type MapMarker } from './mark-drawing';
import type { Mark } from './use-marks';

/** A custom mark on Google's map, with the classes of the built-in marks. */
export function makeMark(map: google.maps.Map, { kind, at, label }: MapMarker): Mark {
  const { className, html, size, anchor } = markDrawing(kind);
  const element = document.createElement('div');
  element.className = className;
  element.title = label;
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  // Static drawings of this project, without any market data.
  element.innerHTML = html;
  const [width, height] = size;
  Object.assign(element.style, { position: 'absolute', width: `${width}px`, height: `${height}px` });
  let spot = at;

  const overlay = new google.maps.OverlayView();
  overlay.onAdd = () => overlay.getPanes()?.floatPane.append(element);
  overlay.onRemove = () => element.remove();
  overlay.draw = () => {
    const pixel = overlay.getProjection().fromLatLngToDivPixel(new google.maps.LatLng(spot));
    if (!pixel) return;
    element.style.left = `${pixel.x - anchor[0]}px`;
    element.style.top = `${pixel.y - anchor[1]}px`;
  };
  overlay.setMap(map);

  return {
    glide(to) {
      if (spot.lat === to.lat && spot.lng === to.lng) return;
      spot = to;
      if (!element.isConnected) return;
      element.setAttribute('data-gliding', '');
      element.addEventListener('transitionend', () => element.removeAttribute('data-gliding'), { once: true });
      overlay.draw();
    },
    shift: (pixels) => element.style.setProperty('translate', `${pixels}px`),
    remove: () => overlay.setMap(null),
  };
}
