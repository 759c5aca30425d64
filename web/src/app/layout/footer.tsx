import { Link } from '@tanstack/react-router';
import { config } from '../../lib/calls/config.ts';
import { messages } from '#texts/shell.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Brand } from '../../ui/pages/brand.tsx';
import classes from './footer.module.css';
import { LanguageSelect } from '../../ui/pages/language-select.tsx';
import { chooseLanguage } from '../../lib/language/choice.ts';
import { SchemeSwitch } from '../../ui/pages/scheme-switch.tsx';

const year = 2025;

export function Footer() {
  const { footer, footerNavigation } = messages;
  const { token } = useSession();
  return (
    <footer className={`border-t border-line ${classes.footer}`}>
      <div className={`mx-auto flex max-w-page flex-wrap items-center ${classes.row}`}>
        <span className="inline-flex max-w-full min-w-0 items-center tracking-tight brand">
          <Brand size={24} />
        </span>
        <nav aria-label={footerNavigation}>
          <ul
            className={`m-0 flex list-none flex-wrap gap-x-6 gap-y-1 p-0 text-muted ${classes.links}`}
          >
            <li>
              <Link
                className={`py-1 hover:text-ink hover:underline ${classes.link}`}
                to={token ? '/home' : '/'}
              >
                {footer.home}
              </Link>
            </li>
            <li>
              <Link className={`py-1 hover:text-ink hover:underline ${classes.link}`} to="/faqs">
                {footer.faqs}
              </Link>
            </li>
            <li>
              <Link className={`py-1 hover:text-ink hover:underline ${classes.link}`} to="/privacy">
                {footer.privacy}
              </Link>
            </li>
            <li>
              <a
                className={`py-1 hover:text-ink hover:underline ${classes.link}`}
                href={`mailto:${config.supportEmail}`}
              >
                {footer.contact}
              </a>
            </li>
            <li>
              <Link
                className={`py-1 hover:text-ink hover:underline ${classes.link}`}
                to="/report-content"
              >
                {footer.report}
              </Link>
            </li>
            <li>
              <Link className={`py-1 hover:text-ink hover:underline ${classes.link}`} to="/help">
                {footer.help}
              </Link>
            </li>
            <li>
              <Link
                className={`py-1 hover:text-ink hover:underline ${classes.link}`}
                to="/safety-tips"
              >
                {footer.safety}
              </Link>
            </li>
            {config.pages.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  className={`py-1 hover:text-ink hover:underline ${classes.link}`}
                  to="/pages/$slug"
                  params={{ slug }}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`ms-auto flex flex-wrap items-center gap-x-5 gap-y-3 ${classes.end}`}>
          {!token && <LanguageSelect onChange={chooseLanguage} />}
          <SchemeSwitch />
          <small className="text-sm text-faint">
            {footer.rights({ year: String(year), brand: config.brandName })}
          </small>
        </div>
      </div>
    </footer>
  );
}
