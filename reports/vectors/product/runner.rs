// SPDX-License-Identifier: MIT
// Judges a distance function by vectors.bin: replace `distance` below by a call of your own.
//
//   rustc -O runner.rs && ./runner vectors.bin [NAME]
//
// NAME is one of three methods that are wrong on purpose.  Prints "ID VERDICT" a line; 1 if one is
// neither correct nor near_contact.  The header vectors.h describes the file.
use std::{env, fs, process};

type Point = [f64; 3];

fn dot(x: &Point, y: &Point) -> f64 {
    x[0] * y[0] + x[1] * y[1] + x[2] * y[2]
}

fn minus(x: &Point, y: &Point) -> Point {
    [x[0] - y[0], x[1] - y[1], x[2] - y[2]]
}

// Wrong: the nearest two vertices.
fn vertices(a: &[Point], b: &[Point]) -> f64 {
    let pairs = a.iter().flat_map(|x| b.iter().map(move |y| minus(x, y)));
    pairs.map(|d| dot(&d, &d).sqrt()).fold(f64::INFINITY, f64::min)
}

// The gap between the bodies along a direction, in units of its length; 0 if there is none.
fn gap(a: &[Point], b: &[Point], d: &Point) -> f64 {
    let low = |body: &[Point]| body.iter().map(|x| dot(x, d)).fold(f64::INFINITY, f64::min);
    let high = |body: &[Point]| body.iter().map(|x| dot(x, d)).fold(f64::NEG_INFINITY, f64::max);
    let (one, other) = (low(a) - high(b), low(b) - high(a));
    if one > 0.0 { one } else if other > 0.0 { other } else { 0.0 }
}

// Wrong: the bounding boxes.
fn boxes(a: &[Point], b: &[Point]) -> f64 {
    let axes = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let gaps = [gap(a, b, &axes[0]), gap(a, b, &axes[1]), gap(a, b, &axes[2])];
    dot(&gaps, &gaps).sqrt()
}

// Wrong: the gap along the line through the first vertices.
fn line(a: &[Point], b: &[Point]) -> f64 {
    let d = minus(&a[0], &b[0]);
    let length = dot(&d, &d).sqrt();
    if length > 0.0 { gap(a, b, &d) / length } else { 0.0 }
}

fn whole(bytes: &[u8]) -> usize {
    bytes.iter().rev().fold(0, |value, &byte| value << 8 | byte as usize)
}

fn double(record: &[u8], at: usize) -> f64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&record[at..at + 8]);
    f64::from_le_bytes(bytes)
}

fn body(record: &[u8], at: usize, count: usize) -> Vec<Point> {
    let point = |i: usize| [0, 8, 16].map(|axis| double(record, at + 24 * i + axis));
    (0..count).map(point).collect()
}

fn verdict(record: &[u8], distance: f64) -> &'static str {
    let accurate = double(record, 24) <= distance && distance <= double(record, 32);
    let separated = record[1] == 0;
    if record[2] & 2 != 0 { return "skipped"; }
    if !(distance >= 0.0 && distance.is_finite()) { return "no_answer"; }
    if (distance > 0.0) != separated {
        if accurate && record[2] & 1 != 0 { return "near_contact"; }
        return if separated { "false_overlap" } else { "false_separation" };
    }
    if accurate { "correct" } else { "inaccurate" }
}

fn main() {
    let words: Vec<String> = env::args().collect();
    let name = words.get(2).map_or("vertices", |word| word);
    let distance = match name { "boxes" => boxes, "line" => line, _ => vertices };
    let bytes = fs::read(&words[1]).expect("no suite");
    assert!(bytes.starts_with(b"GJKPVEC1"), "no suite");
    let (mut at, mut read, mut wrong) = (12, 0, false);
    while at < bytes.len() {
        let size = whole(&bytes[at..at + 4]);
        let record = &bytes[at + 4..at + 4 + size];
        at += 4 + size;
        read += 1;
        let (n, m) = (whole(&record[4..6]), whole(&record[6..8]));
        let said = distance(&body(record, 56, n), &body(record, 56 + 24 * n, m));
        let found = verdict(record, said);
        let id = record[56 + 24 * (n + m)..].split(|&byte| byte == 0).next().unwrap();
        println!("{} {}", String::from_utf8_lossy(id), found);
        wrong |= found != "correct" && found != "near_contact";
    }
    assert!(read > 0 && read == whole(&bytes[8..12]), "the suite is cut");
    process::exit(wrong as i32);
}
