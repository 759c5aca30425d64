import { useDebouncedValue } from '@mantine/hooks';
import { usePreview } from '../../../api/own-pages.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/site-pages.ts';
import { HtmlText } from '../../../ui/pages/html-text.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

const pauseMs = 500;

interface Props {
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** The text as readers will see it, a moment after it was typed. */
export function PagePreview({ title, body, ...own }: Props) {
  const [typed] = useDebouncedValue(body, pauseMs);
  const { data, error } = usePreview(typed);
  return (
    <section className="grid grid-cols-1 gap-2" aria-label={m.preview}>
      <p className="font-semibold">{m.preview}</p>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {data && (
        <div
          className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface px-5 py-4"
          {...own}
        >
          <p className="tracking-tight text-balance anywhere title-md">{title}</p>
          <HtmlText html={data.html} />
        </div>
      )}
    </section>
  );
}
