import { Focus } from '@kindred/contract/members';
import { Json, OrNull } from '../../db/columns.ts';

export const PhotoFocus = OrNull(Json(Focus));

/** The middle of the face in photo `f`, or null. */
export const focusColumn = `case when f.focal_x is not null then json_build_object('x', f.focal_x, 'y', f.focal_y) end`;
