import type { DraftChange } from '@kindred/contract/site';
import {
  IconFileExport,
  IconFileText,
  IconForms,
  IconLanguage,
  IconBookmark,
  IconHistory,
  IconAppWindow,
  IconCreditCard,
  IconAlertTriangle,
  IconColorSwatch,
  IconAdjustmentsHorizontal,
  IconShieldCheck,
} from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { formatNumber } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/site-office.ts';
import { messages as launch } from '#texts/site-launch.ts';
import { messages as words } from '#texts/site-values.ts';
import { Select } from '../../ui/fields/select.tsx';
import { partOf } from './publish/change-names.ts';
import classes from './site-nav.module.css';

const items = [
  { id: 'brand', to: '/site', label: words.parts.brand, Icon: IconColorSwatch },
  { id: 'frontPage', to: '/site/front-page', label: words.parts.frontPage, Icon: IconAppWindow },
  { id: 'pages', to: '/site/pages', label: words.parts.pages, Icon: IconFileText },
  { id: 'fields', to: '/site/fields', label: words.parts.fields, Icon: IconForms },
  {
    id: 'catalogs',
    to: '/site/catalogs',
    label: words.parts.catalogs,
    Icon: IconBookmark,
  },
  { id: 'texts', to: '/site/texts', label: words.parts.texts, Icon: IconLanguage },
  { id: 'plans', to: '/site/plans', label: words.parts.plans, Icon: IconCreditCard },
  { id: 'limits', to: '/site/limits', label: words.parts.limits, Icon: IconAdjustmentsHorizontal },
  {
    id: 'safetyRules',
    to: '/site/safety-rules',
    label: words.parts.safetyRules,
    Icon: IconShieldCheck,
  },
  { id: 'launch', to: '/site/launch', label: launch.title, Icon: IconAlertTriangle },
  { id: 'versions', to: '/site/versions', label: m.versions, Icon: IconHistory },
  { id: 'file', to: '/site/file', label: m.file, Icon: IconFileExport },
] as const;

export type PartId = (typeof items)[number]['id'];
type Address = (typeof items)[number]['to'];

export const partAt = (pathname: string) =>
  items.find(({ to }) => to === pathname.replace(/\/$/, '')) ?? items[0];

interface Props {
  changes: readonly DraftChange[];
  /** How much the site lacks before people can be let in. */
  gaps: number;
}

/** The parts with the number of their changes: a list beside the form, on a phone a select above it. */
export function SiteNav({ changes, gaps }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = partAt(pathname);
  const isUntouched = (id: PartId) => countIn(id, changes) === 0;
  const { Icon: CurrentIcon } = current;
  return (
    <>
      <div className={classes.select}>
        <Select
          aria-label={m.parts}
          icon={<CurrentIcon size={18} stroke={1.75} aria-hidden />}
          value={current.to}
          data={items.map(({ id, to, label }) => ({
            value: to,
            label: isUntouched(id)
              ? label
              : `${label} (${m.fresh({ count: countIn(id, changes) })})`,
          }))}
          onChange={({ currentTarget }) => void navigate({ to: currentTarget.value as Address })}
        />
      </div>
      <nav className={`overflow-y-auto ${classes.nav}`} aria-label={m.parts}>
        <h2 className={`px-3 text-sm font-bold text-muted ${classes.title}`}>{m.title}</h2>
        {items.map(({ id, to, label, Icon }) => (
          <Link
            key={id}
            to={to}
            activeOptions={{ exact: true }}
            className={`flex min-h-10 items-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-hover hover:text-ink ${classes.link}`}
            data-part={id}
          >
            <Icon className="flex-none" size={18} stroke={1.75} aria-hidden />
            <span className="min-w-0 flex-1 leading-snug anywhere">{label}</span>
            {id === 'launch' && gaps > 0 && (
              <span className={`text-xs font-bold whitespace-nowrap tabular-nums ${classes.gaps}`}>
                {formatNumber(gaps)}
              </span>
            )}
            {!isUntouched(id) && (
              <span className={`text-xs font-bold whitespace-nowrap tabular-nums ${classes.fresh}`}>
                {m.fresh({ count: countIn(id, changes) })}
              </span>
            )}
          </Link>
        ))}
      </nav>
    </>
  );
}

const countIn = (id: PartId, changes: readonly DraftChange[]) =>
  changes.filter(({ path }) => partOf(path) === id).length;
