import { useEffect, useRef } from 'react';
import type { LatLng } from '@/domain/place/city-map';
import { courierShift } from './courier-shift';
import type { MapMarker } from './mark-drawing';

/** `glide` animates the mark to its new position; `shift` draws it so many pixels to the right of that. */
export type Mark = { glide: (to: LatLng) => void; shift: (pixels: number) => void; remove: () => void };

/**
 * Marks are kept between renders, so that a courier moves instead of being recreated; he stands beside the home that he
 * reaches. `makeMark` must be stable.
 */
export function useMarks<Drawn>(
  map: Drawn | null,
  markers: readonly MapMarker[] | undefined,
  zoom: number,
  makeMark: (map: Drawn, marker: MapMarker) => Mark,
) {
  const drawn = useRef(new Map<MapMarker['kind'], Mark>());
  useEffect(() => {
    const marks = drawn.current;
    return () => {
      for (const mark of marks.values()) mark.remove();
      marks.clear();
    };
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const wanted = new Map((markers ?? []).map((marker) => [marker.kind, marker]));
    for (const [kind, mark] of drawn.current) {
      if (wanted.has(kind)) continue;
      mark.remove();
      drawn.current.delete(kind);
    }
    for (const [kind, marker] of wanted) {
      const mark = drawn.current.get(kind);
      if (mark) mark.glide(marker.at);
      else drawn.current.set(kind, makeMark(map, marker));
    }
  }, [map, markers, makeMark]);
  useEffect(() => {
    if (map) drawn.current.get('courier')?.shift(courierShift(markers ?? [], zoom));
  }, [map, markers, zoom]);
}
