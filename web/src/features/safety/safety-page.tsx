import { IconFlag, IconMapPin, IconMessages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages as m } from '../../lib/messages/safety.ts';
import column from '../../ui/column.module.css';
import { PointList, PointPage } from '../../ui/point-list.tsx';

/** How members protect themselves before and when they meet someone. */
export function SafetyPage() {
  const { before, meeting, wrong } = m.sections;
  return (
    <PointPage title={m.title} about={m.about}>
      <PointList icon={IconMessages} {...before} />
      <PointList icon={IconMapPin} {...meeting} />
      <PointList icon={IconFlag} {...wrong} />
      <div className={column.row}>
        <Link to="/faqs" className={column.link}>
          {m.faqs}
        </Link>
        <Link to="/report-content" className={column.link}>
          {m.report}
        </Link>
      </div>
    </PointPage>
  );
}
