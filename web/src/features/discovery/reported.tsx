import { Link } from '@tanstack/react-router';
import { messages as m } from '#texts/reported.ts';
import { textLink } from '../../ui/pages/text-link.ts';

/** Only the one who reported this person sees it. */
export const Reported = ({ at }: { at: string }) => (
  <p className="text-sm text-muted">
    {m.on({ time: at })}{' '}
    <Link to="/my-reports" className={textLink}>
      {m.ownReports}
    </Link>
  </p>
);
