import { hasPermission } from '@kindred/contract/permissions';
import { IconPhotoCheck } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { config } from '../../lib/config.ts';
import { requirePermission } from '../../api/accounts/guards.ts';
import { inReadersLanguage } from '../../lib/messages/language.ts';
import { createPage } from '../../lib/page.ts';

const m = inReadersLanguage({ en: { title: 'Photo Review', label: 'Photos' } });

const photoReview = createPage({
  path: '/photo-review',
  title: m.title,
  layout: 'staff',
  menus: {
    staff: {
      label: m.label,
      order: 4,
      icon: IconPhotoCheck,
      visibleTo: ({ staffRole }) => config.photoReview && hasPermission(staffRole, 'reviewPhotos'),
    },
  },
  guard: requirePermission('reviewPhotos'),
  component: lazyRouteComponent(() => import('./photo-review-page.tsx'), 'PhotoReviewPage'),
});

export const moderationPages = [photoReview] as const;
