import type { MouseEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneArea } from '@/contract/place/place';
import { useLanding } from '@/features/config/api';
import { pointInside } from '@/domain/place/point-inside';
import type { ZoneDrawing } from '@/domain/place/zone-drawing';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { Notice } from '@/ui/status/notice';
import { ZoneMap } from '@/ui/map/zone-map';
import { zoneTone } from '@/ui/map/zone-tones';
import { useAllZones } from './api';
import { ModulePicture } from './start-modules';
import styles from './start.module.css';
import { useChoosePlace, type Choosing } from './use-choose-place';

/** The delivery area: a picture and the list of zones, each a link to start with. */
export function StartZones({ drawing }: { drawing: ZoneDrawing | null }) {
  const { t } = useTranslation();
  const { data: zones = [] } = useAllZones();
  const landing = useLanding();
  const choose = useChoosePlace();
  const [problem, setProblem] = useState<Exclude<Choosing, 'set'> | null>(null);
  if (zones.length === 0 || landing?.available_zone_status === false) return null;

  async function start(event: MouseEvent, zone: ZoneArea) {
    if (zone.formated_coordinates.length < 3) return;
    event.preventDefault();
    const chosen = await choose(pointInside(zone.formated_coordinates));
    setProblem(chosen === 'set' ? null : chosen);
  }

  return (
    <section aria-labelledby="start-zones">
      <h2 id="start-zones" className="t28">
        {landing?.available_zone_title || t('location.start_zones')}
      </h2>
      <p className="t14 muted">
        {landing?.available_zone_short_description || t('location.start_zones_text', { count: zones.length })}
      </p>
      <div className={styles.zones}>
        {drawing && (
          <div className={styles.zoneMap}>
            <ZoneMap drawing={drawing} label={t('location.zone_map_label')} />
          </div>
        )}
        <ul className={styles.zoneList}>
          {zones.map((zone, n) => (
            <li key={zone.id} className={zoneTone(n)}>
              <Link href="/home" className={styles.zone} onClick={(event) => void start(event, zone)}>
                <i className={styles.dot} aria-hidden="true" />
                <strong>{zone.name}</strong>
                <Icon name="chevron-right" />
                <p>{zone.modules.map((zoneModule) => zoneModule.module_name).join(t('ui.comma'))}</p>
                <span className={styles.zoneModules}>
                  {zone.modules.map((zoneModule) => (
                    <ModulePicture key={zoneModule.id} module={zoneModule} size={24} />
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div aria-live="assertive">
        {problem && (
          <Notice tone="warn" icon="circle-alert">
            {t(`location.${problem}`)}
          </Notice>
        )}
      </div>
    </section>
  );
}
