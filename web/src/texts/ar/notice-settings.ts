import type { NoticeChannel } from '@kindred/contract/notices/kinds';
import { noticeSettings } from '@kindred/contract/texts/ar/notice-settings';
import type { messages as en } from '../en/notice-settings.ts';
import type { Translated } from '@kindred/contract/texts/translated';

const channels: Record<NoticeChannel, string> = {
  app: 'في التطبيق',
  mail: 'البريد',
  push: 'فوري',
};

export const messages: Translated<typeof en> = {
  loading: 'جارٍ تحميل إعدادات الإشعارات…',
  failed: 'تعذّر التحميل',
  again: 'إعادة المحاولة',
  title: 'الإشعارات',
  about: 'ما نخبرك به، وكيف يصلك.',
  kind: 'عند',
  kinds: noticeSettings,
  channels,
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  safety: 'تغيّر كلمة المرور أو البريد أو طرق الدخول',
  always: 'دائمًا',
  more: 'الإشعارات الفورية وساعات الهدوء',
  moreAbout: 'الأجهزة، وما يظهر على شاشة القفل، والأوقات التي لا يُرسَل فيها شيء.',
  showMore: 'عرض',
};
