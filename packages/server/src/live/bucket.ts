/** Lets through so many at once and so many a second; says how long to wait. */
export class Bucket {
  private readonly size: number
  private readonly perSecond: number
  private level: number
  private last: number

  constructor(size: number, perSecond: number, now: number) {
    this.size = size
    this.perSecond = perSecond
    this.level = size
    this.last = now
  }

  /** 0 if it may pass, else the milliseconds to wait. */
  take(now: number): number {
    this.level = Math.min(this.size, this.level + (Math.max(0, now - this.last) * this.perSecond) / 1000)
    this.last = now
    if (this.level < 1) return Math.ceil(((1 - this.level) * 1000) / this.perSecond)
    this.level -= 1
    return 0
  }

  isFull(now: number): boolean {
    return this.level + ((now - this.last) * this.perSecond) / 1000 >= this.size
  }
}

/** A bucket for each key; full ones are forgotten. */
export class Buckets {
  private readonly make: () => Bucket
  private readonly buckets = new Map<string, Bucket>()

  constructor(make: () => Bucket) {
    this.make = make
  }

  take(key: string, now: number): number {
    if (this.buckets.size > 10_000) {
      for (const [each, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(each)
    }
    let bucket = this.buckets.get(key)
    if (bucket === undefined) {
      bucket = this.make()
      this.buckets.set(key, bucket)
    }
    return bucket.take(now)
  }
}
