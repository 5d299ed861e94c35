;; Multiplies rows of numbers by a matrix of bytes. Engines make no such loop fast by themselves.
(module
  (memory (export "memory") 1)
  ;; out[row, column] = sum over place of in[row, place] * weights[place, column], for four rows and
  ;; eight columns at a time.
  ;;   in: rows of `width` whole numbers of 16 bits, from -8191 to 8191, so that no sum runs over
  ;;   weights: for each eight columns and each two places sixteen bytes, the two places beside each
  ;;     other: four columns' first, then the other four's
  ;;   out: rows of `columns` numbers of 32 bits
  ;; `rows` is rounded up to four, `width` is even, `columns` a multiple of eight.
  (func (export "multiply")
    (param $in i32) (param $weights i32) (param $out i32)
    (param $rows i32) (param $width i32) (param $columns i32)
    (local $row i32) (local $column i32) (local $pairs i32)
    (local $w i32) (local $x0 i32) (local $x1 i32) (local $x2 i32) (local $x3 i32) (local $o i32)
    (local $inRow i32) (local $outRow i32)
    (local $u v128) (local $v v128) (local $x v128)
    (local $a0 v128) (local $b0 v128) (local $a1 v128) (local $b1 v128)
    (local $a2 v128) (local $b2 v128) (local $a3 v128) (local $b3 v128)
    (local.set $inRow (i32.shl (local.get $width) (i32.const 1)))
    (local.set $outRow (i32.shl (local.get $columns) (i32.const 2)))
    (loop $eachColumns
      (local.set $row (i32.const 0))
      (loop $eachRows
        (local.set $w
          (i32.add (local.get $weights) (i32.mul (local.get $column) (local.get $width))))
        (local.set $x0
          (i32.add (local.get $in) (i32.mul (local.get $row) (local.get $inRow))))
        (local.set $x1 (i32.add (local.get $x0) (local.get $inRow)))
        (local.set $x2 (i32.add (local.get $x1) (local.get $inRow)))
        (local.set $x3 (i32.add (local.get $x2) (local.get $inRow)))
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $b0 (v128.const i32x4 0 0 0 0))
        (local.set $a1 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $b2 (v128.const i32x4 0 0 0 0))
        (local.set $a3 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $pairs (i32.shr_u (local.get $width) (i32.const 1)))
        (loop $eachPair
          (local.set $u (v128.load8x8_s (local.get $w)))
          (local.set $v (v128.load8x8_s offset=8 (local.get $w)))
          (local.set $x (v128.load32_splat (local.get $x0)))
          (local.set $a0
            (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $x) (local.get $u))))
          (local.set $b0
            (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $x) (local.get $v))))
          (local.set $x (v128.load32_splat (local.get $x1)))
          (local.set $a1
            (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $x) (local.get $u))))
          (local.set $b1
            (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $x) (local.get $v))))
          (local.set $x (v128.load32_splat (local.get $x2)))
          (local.set $a2
            (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $x) (local.get $u))))
          (local.set $b2
            (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $x) (local.get $v))))
          (local.set $x (v128.load32_splat (local.get $x3)))
          (local.set $a3
            (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $x) (local.get $u))))
          (local.set $b3
            (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $x) (local.get $v))))
          (local.set $w (i32.add (local.get $w) (i32.const 16)))
          (local.set $x0 (i32.add (local.get $x0) (i32.const 4)))
          (local.set $x1 (i32.add (local.get $x1) (i32.const 4)))
          (local.set $x2 (i32.add (local.get $x2) (i32.const 4)))
          (local.set $x3 (i32.add (local.get $x3) (i32.const 4)))
          (br_if $eachPair
            (local.tee $pairs (i32.sub (local.get $pairs) (i32.const 1)))))
        (local.set $o
          (i32.add
            (i32.add (local.get $out) (i32.mul (local.get $row) (local.get $outRow)))
            (i32.shl (local.get $column) (i32.const 2))))
        (v128.store (local.get $o) (local.get $a0))
        (v128.store offset=16 (local.get $o) (local.get $b0))
        (local.set $o (i32.add (local.get $o) (local.get $outRow)))
        (v128.store (local.get $o) (local.get $a1))
        (v128.store offset=16 (local.get $o) (local.get $b1))
        (local.set $o (i32.add (local.get $o) (local.get $outRow)))
        (v128.store (local.get $o) (local.get $a2))
        (v128.store offset=16 (local.get $o) (local.get $b2))
        (local.set $o (i32.add (local.get $o) (local.get $outRow)))
        (v128.store (local.get $o) (local.get $a3))
        (v128.store offset=16 (local.get $o) (local.get $b3))
        (br_if $eachRows
          (i32.lt_u
            (local.tee $row (i32.add (local.get $row) (i32.const 4)))
            (local.get $rows))))
      (br_if $eachColumns
        (i32.lt_u
          (local.tee $column (i32.add (local.get $column) (i32.const 8)))
          (local.get $columns))))))
