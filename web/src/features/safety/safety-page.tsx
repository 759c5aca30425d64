import {
  IconAlertTriangle,
  IconFlag,
  IconMapPin,
  IconMessage2,
  IconPhone,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages as numbers } from '#texts/help-numbers.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { messages as m } from '#texts/safety.ts';
import { HelpNumbers } from '../../widgets/safety/help-numbers.tsx';
import { PointList, PointPage, PointSection } from '../../ui/lists/point-list.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';

const links = [
  ['/faqs', m.faqs],
  ['/intimate-pictures', titles.reports.pictures.title],
  ['/report-content', m.report],
] as const;

/** How members protect themselves before and when they meet someone. */
export function SafetyPage() {
  const { scam, before, meeting, wrong } = m.sections;
  return (
    <PointPage title={m.title} about={m.about}>
      <PointList icon={IconAlertTriangle} {...scam} />
      <PointList icon={IconMessage2} {...before} />
      <PointList icon={IconMapPin} {...meeting} />
      <PointList icon={IconFlag} {...wrong} />
      <PointSection icon={IconPhone} title={numbers.title}>
        <p className="text-pretty">{numbers.about}</p>
        <HelpNumbers reasons={['violence', 'fraud']} />
      </PointSection>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {links.map(([to, text]) => (
          <Link key={to} to={to} className={columnLink}>
            {text}
          </Link>
        ))}
      </div>
    </PointPage>
  );
}
