import { IconAlertTriangle, IconFlag, IconMapPin, IconMessages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages as m } from '#texts/safety.ts';
import { PointList, PointPage } from '../../ui/lists/point-list.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';

/** How members protect themselves before and when they meet someone. */
export function SafetyPage() {
  const { scam, before, meeting, wrong } = m.sections;
  return (
    <PointPage title={m.title} about={m.about}>
      <PointList icon={IconAlertTriangle} {...scam} />
      <PointList icon={IconMessages} {...before} />
      <PointList icon={IconMapPin} {...meeting} />
      <PointList icon={IconFlag} {...wrong} />
      <div className="row wrap between gap-3">
        <Link to="/faqs" className={columnLink}>
          {m.faqs}
        </Link>
        <Link to="/report-content" className={columnLink}>
          {m.report}
        </Link>
      </div>
    </PointPage>
  );
}
