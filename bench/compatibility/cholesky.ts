/** A triangle L with L · Lᵀ = a symmetric, positive matrix, of which only the lower half is read. */
export function choleskyRoot(matrix: readonly Float64Array[]) {
  const root = matrix.map((row) => row.slice());
  for (const [i, row] of root.entries()) {
    for (let j = 0; j <= i; j += 1) {
      const other = root[j] ?? row;
      let rest = row[j] ?? 0;
      for (let k = 0; k < j; k += 1) rest -= (row[k] ?? 0) * (other[k] ?? 0);
      row[j] = i === j ? Math.sqrt(rest) : rest / (other[j] ?? 0);
    }
  }
  return root;
}

/** Solves L · Lᵀ · x = right. */
export function solve(root: readonly Float64Array[], right: Float64Array) {
  const x = right.slice();
  const at = (i: number, j: number) => root[i]?.[j] ?? 0;
  for (let i = 0; i < x.length; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = (x[i] ?? 0) - at(i, k) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / at(i, i);
  }
  for (let i = x.length - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < x.length; k += 1) x[i] = (x[i] ?? 0) - at(k, i) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / at(i, i);
  }
  return x;
}
