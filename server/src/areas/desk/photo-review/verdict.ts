import { type Db, statement } from '../../../db/statement.ts';

export interface PhotoName {
  readonly memberId: string;
  readonly publicId: string;
}

export const reviews = ['waiting', 'approved', 'rejected'] as const;
export type Review = (typeof reviews)[number];

interface Verdict {
  readonly review: Review;
  /** Why it is rejected: a reason of the review, or the decision about a case. */
  readonly reason: string | null;
  readonly staffId: string | null;
  readonly reviewedAt: Date | null;
}

const updateReview = statement({
  name: 'update_photo_review',
  text: `update photo set review = $review, review_reason = $reason, reviewed_by = $staffId,
      reviewed_at = $reviewedAt
    where member_id = $memberId and public_id = $publicId`,
  params: {
    memberId: 'uuid',
    publicId: 'text',
    review: 'text',
    reason: 'text?',
    staffId: 'uuid?',
    reviewedAt: 'timestamptz?',
  },
});

/** Who sees a photo follows from its verdict, whether the review or a decision about a case gives it. */
export const writeVerdict = (db: Db, name: PhotoName, verdict: Verdict) =>
  updateReview.run(db, { ...name, ...verdict });
