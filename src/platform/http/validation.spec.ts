import { IsEmail, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import type { Problem } from './problem.js';
import { RequestValidation } from './validation.js';

class Body {
  @Length(1, 20, { message: 'supplier must be a string of 1 to 20 characters' })
  supplier: string;

  @IsOptional()
  @IsString()
  @MaxLength(3)
  note?: string;

  @IsOptional()
  @IsEmail({}, { message: 'email must be an email address' })
  @Matches(/^a/, { message: 'email must begin with "a"' })
  @MaxLength(12)
  email?: string;
}

class Named {
  @IsString()
  @Length(1, 20)
  @Matches(/^[^.]+$/, { message: 'name must not hold a dot' })
  name: string;
}

const problemsOf = async (value: unknown, metatype: new () => object = Body): Promise<string[]> => {
  try {
    await new RequestValidation().transform(value, { type: 'body', metatype });
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

  it('tells of a field that it is of the wrong kind before it tells what else is wrong', async () => {
    const email = (value: unknown) => problemsOf({ supplier: 'x', email: value });
    expect(await email(5)).toEqual(['email must be an email address']);
    expect(await email('nobody at nowhere')).toEqual(['email must be an email address']);
    expect(await email('b@c.example')).toEqual(['email must begin with "a"']);
    expect(await problemsOf({}, Named)).toEqual(['"name" is missing; it must be a string']);
    expect(await problemsOf({ name: 'a.b' }, Named)).toEqual(['name must not hold a dot']);
  });
});
