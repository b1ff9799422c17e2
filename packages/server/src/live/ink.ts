import { Bucket, Buckets } from './bucket.ts'

/** Commands at once and in a second: more than anybody plays, and an end to what one may fill the logs with. */
const OF_PERSON = { atOnce: 10_000, aSecond: 1 }
const OF_ADDRESS = { atOnce: 100_000, aSecond: 10 }

/** How much somebody, and everybody at an address, may write into the logs of tables (promise 35). */
export class Ink {
  private readonly people: Buckets
  private readonly addresses: Buckets

  /** Less ink for a person is for tests. */
  constructor(rateFactor: number, ofPerson = OF_PERSON) {
    const limit = ({ atOnce, aSecond }: typeof OF_PERSON): Buckets =>
      new Buckets(() => new Bucket(atOnce * rateFactor, aSecond * rateFactor, performance.now()))
    this.people = limit(ofPerson)
    this.addresses = limit(OF_ADDRESS)
  }

  /** 0 if another command may be written, else the milliseconds to wait. */
  take(person: string, address: string, now = performance.now()): number {
    return this.people.take(person, now) || this.addresses.take(address, now)
  }
}
