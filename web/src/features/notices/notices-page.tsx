import type { Notice } from '@kindred/contract/notices';
import { IconBell } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type NoticeContent, noticeKinds } from '@kindred/contract/notices/all-kinds';
import { useChats } from '../../api/chat/inbox.ts';
import { useNotices, useMarkRead } from '../../api/notices.ts';
import { summaryForReader } from '../../lib/facts/summary-for-reader.ts';
import { messages as m } from '#texts/notices.ts';
import { useBelow } from '../../lib/use-below.ts';
import { Button } from '../../ui/buttons/button.tsx';
import column from '../../ui/pages/column.module.css';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import links from '../../ui/pages/links.module.css';
import classes from './notices-page.module.css';
import { NoticeChannels } from './notice-channels.tsx';
import { NoticeFace } from './notice-face.tsx';
import { groupNotices, noticeTime } from './notice-groups.ts';
import { noticeSentence } from './notice-sentence.ts';

export function NoticesPage() {
  const query = useNotices();
  const said = useWhatTheySaid();
  // They come together, as what someone wrote makes its row higher.
  const isReady = said !== undefined;
  const data = isReady ? query.data : undefined;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const notices = data?.pages.flatMap((page) => page.notices) ?? [];
  // Beside the list; below it, once that is loaded, as it would move.
  const isNarrow = useBelow('laptop');
  useMarkVisibleRead(notices[0], data?.pages[0]?.unread);
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page} ${classes.page}`}>
      <header className="max-tablet:contents">
        <h1 className="tracking-tight text-balance anywhere title-md max-tablet:sr-only">
          {m.title}
        </h1>
      </header>
      <div className="grid grid-cols-1 content-start gap-5">
        <QueryState
          query={isReady ? query : { ...query, data: undefined }}
          words={m}
          skeleton={
            <div>
              <p className="flex items-center text-md" aria-hidden>
                &nbsp;
                <i className={`rounded-sm bg-skeleton ${classes.day}`} />
              </p>
              <SkeletonRows count={6} label={m.loading} faces />
            </div>
          }
        />
        {data && notices.length === 0 && (
          <EmptyState icon={IconBell} title={m.none} about={m.noneAbout} />
        )}
        {notices.length > 0 && (
          <div className="grid grid-cols-1 gap-5">
            {groupNotices(notices).map(({ day, notices: rows }) => (
              <section key={day} aria-label={m.days[day]}>
                <h2 className="text-md font-semibold text-muted">{m.days[day]}</h2>
                <ol className="m-0 list-none p-0">
                  {rows.map((notice) => (
                    <NoticeItem key={notice._id} notice={notice} said={said ?? nothing} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
        {hasNextPage && (
          <Button
            look="plain"
            className="justify-self-center"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {m.more}
          </Button>
        )}
      </div>
      {(!isNarrow || data) && <NoticeChannels isNarrow={isNarrow} />}
    </div>
  );
}

/** Visible notices count as read; they stay marked as new until the list is loaded again. */
function useMarkVisibleRead(newest: Notice | undefined, unread = 0) {
  const { mutate } = useMarkRead();
  const id = unread > 0 && newest?._id;
  useEffect(() => {
    if (id) mutate(id);
  }, [id, mutate]);
}

/** The last message of each person that they have written themselves, as the list of chats has it, or nothing yet. */
function useWhatTheySaid(): ReadonlyMap<string, string> | undefined {
  const { data, isLoading } = useChats('all');
  if (isLoading) return undefined;
  const chats = data?.pages.flatMap((page) => page.chats) ?? [];
  return new Map(
    chats.flatMap(({ person, lastMessage }) =>
      lastMessage && !lastMessage.mine
        ? [[person._id, summaryForReader(lastMessage)] as const]
        : [],
    ),
  );
}

const nothing: ReadonlyMap<string, string> = new Map();

interface ItemProps {
  notice: Notice;
  said: ReadonlyMap<string, string>;
}

function NoticeItem({ notice, said }: ItemProps) {
  const { about, createdAt, read } = notice;
  const message = notice.kind === 'message' && said.get(notice.about.memberId);
  const name = 'firstName' in about ? about.firstName : null;
  const [title, rest] = titleOf(noticeSentence(notice), name);
  const more = message ? m.quote({ text: message }) : rest;
  return (
    <li
      className={`relative flex items-center gap-3.5 border-b border-line hover:bg-hover ${classes.notice}`}
      data-new={!read || undefined}
      data-more={more !== '' || undefined}
    >
      <NoticeFace notice={notice} />
      <Link
        {...noticeLink(notice)}
        className={`min-w-0 flex-1 anywhere text-ink ${links.row} ${classes.words}`}
      >
        <span className={`block text-lg leading-snug ${classes.title}`} data-named={name !== null}>
          <Sentence text={title} name={name} />
        </span>
        {more && <span className="clamp leading-snug text-muted">{more}</span>}
      </Link>
      <small className={`flex flex-none items-center gap-2 text-sm text-faint ${classes.time}`}>
        <time dateTime={createdAt}>{noticeTime(notice)}</time>
        {!read && <strong className="sr-only">{m.fresh}</strong>}
      </small>
    </li>
  );
}

/** The first sentence, as a title without its full stop, and the others. A name may have a full stop itself. */
function titleOf(text: string, name: string | null): [string, string] {
  const from = name ? text.indexOf(name) + name.length : 0;
  const end = text.indexOf('. ', from);
  if (end < 0) return [text.replace(/\.$/, ''), ''];
  return [text.slice(0, end), text.slice(end + 2)];
}

/** The name stands out, wherever the sentence has it. */
function Sentence({ text, name }: { text: string; name: string | null }) {
  const at = name ? text.indexOf(name) : -1;
  if (!name || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong className="font-semibold">{name}</strong>
      {text.slice(at + name.length)}
    </>
  );
}

/** The page that a notice leads to. */
function noticeLink({ kind, about }: NoticeContent): Pick<LinkProps, 'to' | 'hash'> {
  const { page, anchor } = noticeKinds[kind];
  if (anchor === null) return { to: page };
  return { to: page, hash: (about as Readonly<Record<string, string>>)[anchor] };
}
