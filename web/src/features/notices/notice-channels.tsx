import { type SwitchableKind, switchableKinds } from '@kindred/contract/notices/all-kinds';
import { noticeChannels } from '@kindred/contract/notices/kinds';
import { Link } from '@tanstack/react-router';
import { useNoticeSettings } from '../../api/notice-settings.ts';
import { commaList } from '../../lib/formats/formats.ts';
import { messages as settings } from '#texts/notice-settings.ts';
import { messages as m } from '#texts/notices.ts';
import classes from './notices-page.module.css';

const link = 'inline-flex items-center min-h-11 text-brand font-semibold hover:underline';

/** What the member is notified about and how, which would make a narrow page long, and the way to the settings. */
export function NoticeChannels({ isNarrow }: { isNarrow: boolean }) {
  return (
    <aside
      className={`rounded-xl border border-line bg-surface ${classes.channels}`}
      aria-label={m.reach}
    >
      <h2 className="mb-2 text-lg font-semibold">{m.reach}</h2>
      {!isNarrow && <Preferences />}
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <Link to="/settings" hash="notifications" className={link}>
          {m.choose}
        </Link>
        <Link to="/my-reports" className={link}>
          {m.reports}
        </Link>
      </div>
    </aside>
  );
}

function Preferences() {
  const { data, error } = useNoticeSettings();
  if (error) return null;
  return (
    <dl className="m-0">
      {switchableKinds.map((kind) => (
        <div
          key={kind}
          className={`flex justify-between gap-4 border-b border-line-soft ${classes.kind}`}
        >
          <dt className="text-muted">{settings.kinds[kind]}</dt>
          <dd className="m-0 text-end font-medium whitespace-nowrap">
            {data ? waysOf(data, kind) : <WaysSkeleton />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** As wide as all ways, so that the words beside them don't wrap later. */
const WaysSkeleton = () => (
  <span className={`rounded-sm bg-skeleton ${classes.ways}`} aria-hidden>
    {commaList(noticeChannels.map((channel) => m.ways[channel]))}
  </span>
);

type Settings = NonNullable<ReturnType<typeof useNoticeSettings>['data']>;

function waysOf({ preferences }: Settings, kind: SwitchableKind) {
  const found = preferences.find((each) => each.kind === kind);
  const ways = noticeChannels.filter((channel) => found?.[channel]).map((each) => m.ways[each]);
  return commaList(ways) || m.ways.none;
}
