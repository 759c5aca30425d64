import { blockMember, listBlocks, unblockMember } from '@kindred/contract/blocks';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

export const visibility = [
  aboutCaller(listBlocks),
  aboutOwner(blockMember, [422, 200, 200], {
    url: '/blocks/{owner}',
    writes: ['block', 'photo'],
  }),
  aboutOwner(unblockMember, [200, 200, 200], { url: '/blocks/{owner}' }),
];
