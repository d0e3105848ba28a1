import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import type { Problem } from './problem.js';
import { RequestValidation } from './validation.js';

class Body {
  @Length(1, 20, { message: 'supplier must be a string of 1 to 20 characters' })
  supplier: string;

  @IsOptional()
  @IsString()
  @MaxLength(3)
  note?: string;
}

const problemsOf = async (value: unknown): Promise<string[]> => {
  try {
    await new RequestValidation().transform(value, { type: 'body', metatype: Body });
    return [];
  } catch (error) {
    return (error as Problem).errors?.map(({ detail }) => detail) ?? [];
  }
};

describe('what is said of a body that does not fit', () => {
  it.each([
    [{}, ['"supplier" is missing; it must be a string of 1 to 20 characters']],
    [{ supplier: '' }, ['supplier must be a string of 1 to 20 characters']],
    [{ supplier: 'x', note: 'long' }, ['note must be shorter than or equal to 3 characters']],
    [{ supplier: 'x', other: 1 }, ['"other" is not known here; leave it out']],
  ])('%j', async (value, details) => {
    expect(await problemsOf(value)).toEqual(details);
  });
});
