import { Link } from '@tanstack/react-router';
import { config } from '../../../lib/calls/config.ts';
import { messages as m } from '#texts/agree.ts';
import { messages as shell } from '#texts/shell.ts';
import { textLink } from '../../../ui/pages/text-link.ts';

/** What everyone can read, whatever they accept. */
export function LegalLinks() {
  const { footer } = shell;
  return (
    <nav aria-label={m.legal}>
      <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
        <li>
          <Link to="/privacy" className={textLink}>
            {footer.privacy}
          </Link>
        </li>
        <li>
          <Link to="/safety-tips" className={textLink}>
            {footer.safety}
          </Link>
        </li>
        <li>
          <Link to="/help" className={textLink}>
            {footer.help}
          </Link>
        </li>
        <li>
          <Link to="/report-content" className={textLink}>
            {footer.report}
          </Link>
        </li>
        {config.pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/pages/$slug" params={{ slug }} className={textLink}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
