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
    <footer className={`border-top ${classes.footer}`}>
      <div className={`row wrap m-auto max-w-page ${classes.row}`}>
        <span className="inline-flex items-center min-w-0 max-w-full tight brand">
          <Brand size={24} />
        </span>
        <nav aria-label={footerNavigation}>
          <ul className={`plain-list flex wrap muted gap-1-by-6 ${classes.links}`}>
            <li>
              <Link
                className={`py-1 hover-ink hover-underline ${classes.link}`}
                to={token ? '/home' : '/'}
              >
                {footer.home}
              </Link>
            </li>
            <li>
              <Link className={`py-1 hover-ink hover-underline ${classes.link}`} to="/faqs">
                {footer.faqs}
              </Link>
            </li>
            <li>
              <Link className={`py-1 hover-ink hover-underline ${classes.link}`} to="/privacy">
                {footer.privacy}
              </Link>
            </li>
            <li>
              <a
                className={`py-1 hover-ink hover-underline ${classes.link}`}
                href={`mailto:${config.supportEmail}`}
              >
                {footer.contact}
              </a>
            </li>
            <li>
              <Link
                className={`py-1 hover-ink hover-underline ${classes.link}`}
                to="/report-content"
              >
                {footer.report}
              </Link>
            </li>
            <li>
              <Link className={`py-1 hover-ink hover-underline ${classes.link}`} to="/help">
                {footer.help}
              </Link>
            </li>
            <li>
              <Link className={`py-1 hover-ink hover-underline ${classes.link}`} to="/safety-tips">
                {footer.safety}
              </Link>
            </li>
            {config.pages.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  className={`py-1 hover-ink hover-underline ${classes.link}`}
                  to="/pages/$slug"
                  params={{ slug }}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`row wrap push-end gap-3-by-5 ${classes.end}`}>
          {!token && <LanguageSelect onChange={chooseLanguage} />}
          <SchemeSwitch />
          <small className="faint text-sm">
            {footer.rights({ year: String(year), brand: config.brandName })}
          </small>
        </div>
      </div>
    </footer>
  );
}
