import { useEffect, useState } from 'react';

/** Which of these elements is at the upper part of the screen. */
export function useGroupInView<Id extends string>(ids: readonly Id[]) {
  const [inView, setInView] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(scrollY < 8 ? ids[0] : (entered.target.id as Id));
      },
      { rootMargin: '-25% 0px -65%' },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return inView;
}
