import { expect, test } from 'vitest';
import { changeCrop, partOf, startCrop, turnCrop } from './crop.ts';

const wide = { width: 1000, height: 500 };

test('at first the largest part of 4:5 in the middle is used', () => {
  expect(partOf(wide, startCrop)).toMatchObject({ x: 300, y: 0, width: 400, height: 500 });
  expect(partOf({ width: 400, height: 1000 }, startCrop)).toMatchObject({
    x: 0,
    y: 250,
    width: 400,
    height: 500,
  });
});

test('the part never leaves the picture, and the zoom has ends', () => {
  const moved = changeCrop(wide, startCrop, { x: 5, y: -5, zoom: 2 });
  expect(partOf(wide, moved)).toMatchObject({ x: 800, y: 0, width: 200, height: 250 });
  expect(moved).toEqual({ turns: 0, zoom: 2, x: 0.9, y: 0.25 });
  expect(changeCrop(wide, startCrop, { zoom: 99 }).zoom).toBe(4);
  expect(changeCrop(wide, startCrop, { zoom: 0 }).zoom).toBe(1);
});

test('a rotation keeps the middle, and four rotations change nothing', () => {
  const right = changeCrop(wide, startCrop, { x: 0.8, zoom: 4 });
  const turned = turnCrop(wide, right, 1);
  expect(partOf(wide, turned).turned).toEqual({ width: 500, height: 1000 });
  expect(turned).toMatchObject({ turns: 1, x: 0.5, y: 0.8 });
  expect(turnCrop(wide, turned, -1)).toEqual(right);
});
