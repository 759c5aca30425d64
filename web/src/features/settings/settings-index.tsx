import {
  IconBell,
  IconDatabase,
  IconDevices,
  IconLock,
  IconPalette,
  IconUser,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { messages as m } from '#texts/settings.ts';
import classes from './settings-index.module.css';
import { useGroupInView } from './use-group-in-view.ts';

const icons = {
  account: IconUser,
  privacy: IconLock,
  notifications: IconBell,
  devices: IconDevices,
  appearance: IconPalette,
  leaving: IconDatabase,
};

export type GroupId = keyof typeof icons;

const groups = Object.entries(icons) as [GroupId, typeof IconUser][];
const ids = groups.map(([id]) => id);

/** A column next to the settings; on a phone a row of chips that stays visible. */
export function SettingsIndex() {
  const inView = useGroupInView(ids);
  const row = useRef<HTMLDivElement>(null);
  // The chip of what is read is in view.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[href="#${inView}"]`);
    if (!row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [inView]);
  return (
    <nav aria-label={m.index} className={`sticky ${classes.index}`}>
      <div ref={row} className={`relative grid gap-0.5 ${classes.links}`}>
        {groups.map(([id, Icon]) => (
          <a
            className={`flex min-h-11 items-center gap-2.5 rounded-md px-3 font-medium whitespace-nowrap text-muted ${classes.link}`}
            key={id}
            href={`#${id}`}
            aria-current={id === inView ? 'true' : undefined}
          >
            <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
            {m.groups[id]}
          </a>
        ))}
      </div>
    </nav>
  );
}
