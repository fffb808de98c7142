import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs unit tests last, so that their many short files keep all processors busy while long files of other projects end.
 * Vitest orders projects by name, and the files of a project by their last duration, longest first.
 */
export class UnitLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isUnit(a)) - Number(isUnit(b)))
  }
}

const isUnit = ({ project: { name } }: TestSpecification) => name === 'unit' || name === 'mock'
