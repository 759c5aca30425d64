import {
  IconBell,
  IconDatabase,
  IconDevices,
  IconLock,
  IconPalette,
  IconUser,
} from '@tabler/icons-react';
import { messages as m } from '../../lib/messages/settings.ts';
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
  return (
    <nav aria-label={m.index} className={`grid gap-hairline sticky ${classes.index}`}>
      {groups.map(([id, Icon]) => (
        <a
          className={`row gap-2-5 px-3 muted medium nowrap min-h-target rounded-md ${classes.link}`}
          key={id}
          href={`#${id}`}
          aria-current={id === inView ? 'true' : undefined}
        >
          <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
          {m.groups[id]}
        </a>
      ))}
    </nav>
  );
}
